const PROVIDER_URL = process.env.PROVIDER_URL ?? 'https://api.openai.com/v1';
const MODELS = ['gpt-6-luna', 'gpt-6.1-terra'];

export type ProviderMessage = {role: 'user' | 'assistant'; content: string};

export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export async function readBody(request: Request) {
  const raw = await request.text();
  if (raw.length > 64_000) throw new HttpError(413, 'The request is too large.');
  let body: {messages?: {role?: string; text?: unknown}[]; model?: string};
  try {
    body = JSON.parse(raw);
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
  const list = body?.messages;
  if (!Array.isArray(list) || list.length === 0 || list.length > 20) {
    throw new HttpError(400, 'Send between 1 and 20 messages.');
  }
  const messages: ProviderMessage[] = [];
  for (const message of list) {
    if (typeof message?.text !== 'string') continue;
    messages.push({role: message.role === 'user' ? 'user' : 'assistant', content: message.text});
  }
  const length = messages.reduce((sum, message) => sum + message.content.length, 0);
  if (messages.length === 0) throw new HttpError(400, 'There is no text in the request.');
  if (length > 8000) throw new HttpError(413, 'The conversation is too long.');
  const model = MODELS.find((name) => name === body.model) ?? MODELS[0];
  return {messages, model, last: messages[messages.length - 1].content};
}

// Runs one route and turns every error into {error}, which the chat can show.
export async function answer(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    const known = error instanceof HttpError;
    if (!known) console.error(error instanceof Error ? error.name : 'Unknown error'); // no body
    return Response.json(
      {error: known ? error.message : 'The request failed.'},
      {status: known ? error.status : 500},
    );
  }
}

export function streamWords(words: string[]): Response {
  const encoder = new TextEncoder();
  let open = true;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const word of words) {
        if (!open) return;
        controller.enqueue(encoder.encode(`data: ${JSON.stringify({text: `${word} `})}\n\n`));
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      if (open) controller.close();
    },
    cancel() {
      open = false; // also when the user presses stop
    },
  });
  return new Response(stream, {
    headers: {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache'},
  });
}

const FILE_TYPES = ['image/png', 'image/jpeg', 'audio/mpeg', 'application/pdf', 'text/plain'];

export async function readFiles(request: Request): Promise<File[]> {
  if (Number(request.headers.get('content-length') ?? Infinity) > 20_000_000) {
    throw new HttpError(413, 'The upload is too large.');
  }
  const form = await request.formData();
  const files = form.getAll('files').filter((entry): entry is File => entry instanceof File);
  if (files.length > 4) throw new HttpError(413, 'Send at most 4 files.');
  for (const file of files) {
    if (file.size > 5_000_000) throw new HttpError(413, `${file.name} is too large.`);
    if (!FILE_TYPES.includes(file.type)) {
      throw new HttpError(415, 'This type of file is not accepted.');
    }
  }
  return files;
}

export async function askProvider(
  key: string | undefined,
  model: string,
  messages: ProviderMessage[],
): Promise<string> {
  const reply = await fetch(`${PROVIDER_URL}/chat/completions`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', Authorization: `Bearer ${key}`},
    body: JSON.stringify({model, messages, max_completion_tokens: 2000}),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => null);
  if (!reply?.ok) throw new HttpError(502, 'The assistant is not available right now.');
  const result = (await reply.json()) as {choices?: {message?: {content?: string}}[]};
  const text = result.choices?.[0]?.message?.content;
  if (typeof text !== 'string') throw new HttpError(502, 'The assistant gave no answer.');
  return text;
}
