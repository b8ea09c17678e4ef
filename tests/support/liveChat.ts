import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DeepChat} from 'deep-chat';
import {expect, it} from 'vitest';

const SITE = path.resolve(__dirname, '../..');

/** A chat of the installed package that is in the document. */
export interface LiveChat {
  readonly chat: DeepChat;
  /** The texts of its bubbles, oldest first; a loading bubble is not one of them. */
  bubbles: () => readonly string[];
  /** The texts of its error bubbles. */
  errors: () => readonly string[];
  all: (selector: string) => readonly Element[];
}

function textOf(element: Element): string {
  return (element.textContent ?? '').trim();
}

/**
 * Draws a chat and waits until it is ready for messages.
 *
 * @param properties - Given to the element before it is drawn.
 */
export async function liveChat(properties: object): Promise<LiveChat> {
  const chat = document.createElement('deep-chat') as DeepChat;
  // Without a font in its style, the component loads one from the internet.
  chat.style.fontFamily = 'sans-serif';
  await new Promise<void>((resolve) => {
    Object.assign(chat, properties, {onComponentRender: resolve});
    document.body.append(chat);
  });
  await pause(20);
  const all = (selector: string) => [...(chat.shadowRoot?.querySelectorAll(selector) ?? [])];
  return {
    chat,
    bubbles: () =>
      all('.message-bubble:not(.error-message-text):not(.deep-chat-loading-message-bubble)').map(
        textOf,
      ),
    errors: () => all('.error-message-text').map(textOf),
    all,
  };
}

/**
 * Waits for what happens after a message: timers, `fetch` and the drawing of bubbles. In short steps, so that
 * others get their turns in between on a busy machine too.
 *
 * @param time - In ms.
 */
export async function pause(time = 150): Promise<void> {
  for (let passed = 0; passed < time; passed += 10)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

/**
 * Sends the same reply to every request and records the requests.
 *
 * @param reply - Makes the reply, new for each request.
 */
export function serve(reply: (body: unknown) => Response): {url: string; init: RequestInit}[] {
  const calls: {url: string; init: RequestInit}[] = [];
  globalThis.fetch = (url, init) => {
    // The component changes the headers after the call.
    calls.push({url: String(url), init: {...init, headers: {...(init?.headers as object)}}});
    return Promise.resolve(reply(init?.body));
  };
  return calls;
}

/** A reply of server-sent events, whose pieces arrive one after another. */
export function eventStream(...pieces: readonly string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const piece of pieces) {
        controller.enqueue(encoder.encode(piece));
        await pause(30);
      }
      controller.close();
    },
  });
  return new Response(body, {headers: {'content-type': 'text/event-stream'}});
}

/** The text of a file without the line breaks and the padding of tables. */
export function words(file: string): string {
  return readFileSync(path.join(SITE, file), 'utf8').replace(/\s+/g, ' ');
}

/** In ms. One statement is shown with every mode of every provider, which takes long on a busy machine. */
const TIME_LIMIT = 60_000;

/**
 * A test of a sentence: the file must hold it, and the installed component must do what it says. So neither
 * changes alone.
 *
 * @param file - Path inside the site.
 * @param sentence - As it is written in the file; white space does not count.
 * @param run - Shows it with the component.
 */
export function statement(file: string, sentence: string, run: () => Promise<void> | void): void {
  it(
    `${file}: ${sentence}`,
    async () => {
      expect(words(file), `${file} does not hold the sentence any more.`).toContain(
        sentence.replace(/\s+/g, ' '),
      );
      await run();
    },
    TIME_LIMIT,
  );
}

/** A reply with JSON. */
export function jsonReply(value: unknown, status = 200): Response {
  const headers = {'content-type': 'application/json'};
  return new Response(JSON.stringify(value), {status, headers});
}
