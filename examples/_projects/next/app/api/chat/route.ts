import {answer, readBody} from '../../../lib/chat-server';

export function POST(request: Request) {
  return answer(async () => {
    const {last} = await readBody(request);
    return Response.json({text: `You said: ${last}`});
  });
}
