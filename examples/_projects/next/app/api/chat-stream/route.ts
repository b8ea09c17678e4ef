import {answer, readBody, streamWords} from '../../../lib/chat-server';

export function POST(request: Request) {
  return answer(async () => {
    const {last} = await readBody(request);
    return streamWords(`You said: ${last}`.split(' '));
  });
}
