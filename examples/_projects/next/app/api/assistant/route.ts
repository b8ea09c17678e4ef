import {answer, askProvider, readBody} from '../../../lib/chat-server';

export function POST(request: Request) {
  return answer(async () => {
    const {messages, model} = await readBody(request);
    const text = await askProvider(process.env.OPENAI_API_KEY, model, messages);
    return Response.json({text});
  });
}
