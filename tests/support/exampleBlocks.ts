import type {Page} from '@playwright/test';

/** An example as it is seen. */
export interface Block {
  readonly title: string;
  /** Lines of its snippet. */
  readonly lines: number;
  readonly cutRight: boolean;
  readonly cutBelow: boolean;
  /** How far down the content of its chat goes in the room above the input, in percent. */
  readonly fill: number;
  readonly hasError: boolean;
}

/** Measures the examples of a page. Runs in the browser. */
function readBlocks(): Block[] {
  return [...document.querySelectorAll('figure[data-example]')].map((block) => {
    const code = block.querySelector('[data-snippet]')!;
    const chat = block.querySelector('deep-chat');
    const text = code.textContent!.trimEnd();
    if (!chat) throw new Error(`A chat never starts: ${block.id}`);
    const frame = chat.getBoundingClientRect();
    // Bubbles, what is no bubble, the form for a key, and a voice call.
    const parts =
      '.message-bubble, #messages > *, #insert-key-contents, .deep-chat-openai-realtime-button-default';
    const shown = [...(chat.shadowRoot?.querySelectorAll(parts) ?? []), ...chat.children]
      .filter(
        (part) =>
          part.matches('.loading-history-message, [class*=realtime]') ||
          part.textContent?.trim() ||
          part.querySelector('img, audio, canvas, svg'),
      )
      .map((part) => part.getBoundingClientRect())
      .filter(({height, top}) => height > 0 && top < frame.bottom);
    const input = chat.shadowRoot?.querySelector('#input');
    const end = input?.checkVisibility() ? input.getBoundingClientRect().top : frame.bottom;
    const bottom = Math.min(end, Math.max(...shown.map((box) => box.bottom)));
    return {
      title: block.querySelector('figcaption')!.textContent!,
      lines: text.split('\n').length,
      cutRight: code.scrollWidth > code.clientWidth + 1,
      cutBelow: code.scrollHeight > code.clientHeight + 1,
      fill: shown.length ? Math.round((100 * (bottom - frame.top)) / (end - frame.top)) : 0,
      hasError: chat.shadowRoot?.querySelector('.error-message-text') instanceof Element,
    };
  });
}

/** The blocks of a page, whose chats are alive, in a window; phones show the code after a click on its tab. */
export async function measureBlocks(page: Page, width: number): Promise<readonly Block[]> {
  await page.setViewportSize({width, height: 900});
  await page.waitForTimeout(300);
  const blocks = await page.evaluate(readBlocks);
  if (width > 400) return blocks;
  await page.evaluate(() =>
    document
      .querySelectorAll<HTMLElement>('figure[data-example] [role="tab"][data-view="code"]')
      .forEach((tab) => tab.click()),
  );
  await page.waitForTimeout(200);
  const codes = await page.evaluate(readBlocks);
  return codes.map((code, index) => ({...code, fill: blocks[index]!.fill}));
}
