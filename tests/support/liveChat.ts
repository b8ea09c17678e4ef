import type {DeepChat} from 'deep-chat';
import {read} from './repository';

/**
 * Draws a chat and waits until it is ready for messages.
 *
 * @param properties - Given to the element before it is drawn.
 */
export async function liveChat(properties: object) {
  const chat = document.createElement('deep-chat') as DeepChat;
  // Without a font in its style, the component loads one from the internet.
  chat.style.fontFamily = 'sans-serif';
  await new Promise<void>((resolve) => {
    Object.assign(chat, properties, {onComponentRender: resolve});
    document.body.append(chat);
  });
  await pause(20);
  const all = (selector: string) => [...(chat.shadowRoot?.querySelectorAll(selector) ?? [])];
  return {chat, all};
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

/** The text of a file without the line breaks and the padding of tables. */
export function words(file: string): string {
  return read(file).replace(/\s+/g, ' ');
}
