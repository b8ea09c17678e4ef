import {HttpError} from './messages.mjs';
import {textOf} from './provider.mjs';
import {requestOf} from './request.mjs';
import {keyName} from './settings.mjs';

/** The text in one line of the provider's stream, if it has any. */
function textIn(line) {
  const data = line.startsWith('data:') ? line.slice(5).trim() : line.trim();
  return data.startsWith('{') ? textOf(JSON.parse(data)) : undefined;
}

/** The provider's reply as the events that Deep Chat shows: data: {"text": "…"}. */
async function* eventsOf(reply, signal) {
  let rest = '';
  try {
    for await (const chunk of reply.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop(); // a line may be cut across two chunks
      for (const line of lines) {
        const text = textIn(line);
        if (text) yield `data: ${JSON.stringify({text})}\n\n`;
      }
    }
  } catch {
    if (!signal.aborted) yield `data: ${JSON.stringify({error: 'The reply was cut off.'})}\n\n`;
  }
}

/** Asks the provider. `signal` ends the request when the user presses stop. */
export async function ask(messages, signal) {
  if (keyName && !process.env[keyName]) {
    console.error(`Set ${keyName} in the environment or in .env.`);
    throw new HttpError(503, 'The assistant is not set up yet.');
  }
  const {url, headers, body} = requestOf(messages);
  const reply = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify(body),
    signal,
  }).catch(() => null);
  if (!reply?.ok) {
    // The provider's own words can name your account, so neither the log nor the user gets them.
    if (!signal.aborted) console.error(`The provider answered with ${reply?.status ?? 'nothing'}.`);
    throw new HttpError(502, 'The assistant is not available right now.');
  }
  return eventsOf(reply, signal);
}
