/** Brings every example of the page to life and waits for its replies; runs in the browser. */
async function wakeExamples() {
  for (const part of document.querySelectorAll('details:has(figure[data-example])'))
    part.open = true;
  const figures = () => [...document.querySelectorAll('figure[data-example]')];
  const isWaiting = (index) => !figures()[index].querySelector('[data-chat-state="live"]');
  for (const index of figures().keys()) {
    const end = performance.now() + 10_000;
    do {
      figures()[index].scrollIntoView({behavior: 'instant'});
      await new Promise((resolve) => setTimeout(resolve, 20));
    } while (isWaiting(index) && performance.now() < end);
  }
  const isBusy = () =>
    figures().some((figure) =>
      figure
        .querySelector('deep-chat')
        ?.shadowRoot.querySelector(
          '.loading-button, #stop-icon, .deep-chat-loading-message-dots-container',
        ),
    );
  const end = performance.now() + 5000;
  do await new Promise((resolve) => setTimeout(resolve, 600));
  while (isBusy() && performance.now() < end);
}

/**
 * Measures the examples of a page. Runs in the browser. A chat is filled as far down as its content goes in the
 * room above its input.
 */
function readBlocks() {
  return [...document.querySelectorAll('figure[data-example]')].map((block) => {
    const code = block.querySelector('[data-snippet]');
    const chat = block.querySelector('deep-chat');
    const text = code.textContent.trimEnd();
    if (!chat) throw new Error(`A chat never starts: ${block.id}`);
    const frame = chat.getBoundingClientRect();
    // Bubbles, what is no bubble, the form for a key, and a voice call.
    const parts =
      '.message-bubble, #messages > *, #insert-key-contents, .deep-chat-openai-realtime-button-default';
    const shown = [...(chat.shadowRoot?.querySelectorAll(parts) ?? []), ...chat.children]
      .filter(
        (part) =>
          part.matches('.loading-history-message, [class*=realtime]') ||
          part.textContent.trim() ||
          part.querySelector('img, audio, canvas, svg'),
      )
      .map((part) => part.getBoundingClientRect())
      .filter(({height, top}) => height > 0 && top < frame.bottom);
    const input = chat.shadowRoot?.querySelector('#input');
    const end = input?.checkVisibility() ? input.getBoundingClientRect().top : frame.bottom;
    const bottom = Math.min(end, Math.max(...shown.map((box) => box.bottom)));
    return {
      title: block.querySelector('figcaption').textContent,
      lines: text.split('\n').length,
      cutRight: code.scrollWidth > code.clientWidth + 1,
      cutBelow: code.scrollHeight > code.clientHeight + 1,
      fill: shown.length ? Math.round((100 * (bottom - frame.top)) / (end - frame.top)) : 0,
      hasError: chat.shadowRoot?.querySelector('.error-message-text') instanceof Element,
    };
  });
}

/** The blocks of a page in a window; phones show the code after a click on its tab. */
export async function measureBlocks(page, width) {
  await page.setViewportSize({width, height: 900});
  const asleep = page.locator('figure[data-example]:not(:has([data-chat-state="live"]))');
  if ((await asleep.count()) > 0) await page.evaluate(wakeExamples);
  else await page.waitForTimeout(300);
  const blocks = await page.evaluate(readBlocks);
  if (width > 400) return blocks;
  await page.evaluate(() =>
    document
      .querySelectorAll('figure[data-example] [role="tab"][data-view="code"]')
      .forEach((tab) => tab.click()),
  );
  await page.waitForTimeout(200);
  const codes = await page.evaluate(readBlocks);
  return codes.map((code, index) => ({...code, fill: blocks[index].fill}));
}
