import {answer, readBody} from '$lib/server/chat-server';

export function POST({request}: {request: Request}) {
  return answer(async () => {
    const {last} = await readBody(request);
    return Response.json({text: `You said: ${last}`});
  });
}
