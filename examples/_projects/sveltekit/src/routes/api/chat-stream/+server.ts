import {answer, readBody, streamWords} from '$lib/server/chat-server';

export function POST({request}: {request: Request}) {
  return answer(async () => {
    const {last} = await readBody(request);
    return streamWords(`You said: ${last}`.split(' '));
  });
}
