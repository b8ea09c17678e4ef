import {ask} from './chat.mjs';
import {HttpError, readMessages} from './messages.mjs';

async function readBody(request) {
  const text = await request.text();
  if (text.length > 64_000) throw new HttpError(413, 'The request is too large.');
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
}

/** Answers a request of the chat with a stream. Every error becomes {error}, which the chat can show. */
export async function answer(request) {
  try {
    const events = await ask(readMessages(await readBody(request)), request.signal);
    return new Response(ReadableStream.from(events).pipeThrough(new TextEncoderStream()), {
      headers: {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache'},
    });
  } catch (error) {
    const known = error instanceof HttpError;
    if (!known) console.error(error instanceof Error ? error.name : 'Unknown error'); // never the body
    return Response.json(
      {error: known ? error.message : 'The request failed.'},
      {status: known ? error.status : 500},
    );
  }
}
