import {env} from '$env/dynamic/private';
import {answer, askProvider, readBody} from '$lib/server/chat-server';

export function POST({request}: {request: Request}) {
  return answer(async () => {
    const {messages, model} = await readBody(request);
    return Response.json({text: await askProvider(env.OPENAI_API_KEY, model, messages)});
  });
}
