import {builtRoutes} from '../scripts/lib/routes.mjs';

const WIDTHS = [1280, 1440, 390];

/** Brings every example of the page to life; runs in the browser. */
async function wakeExamples() {
  for (const part of document.querySelectorAll('details:has(figure[data-example])'))
    part.open = true;
  const figures = () => [...document.querySelectorAll('figure[data-example]')];
  const isWaiting = (index) =>
    figures()[index].querySelector('[data-chat-state]').dataset.chatState === 'waiting';
  for (const index of figures().keys()) {
    const end = performance.now() + 10_000;
    do {
      figures()[index].scrollIntoView({behavior: 'instant'});
      await new Promise((resolve) => setTimeout(resolve, 20));
    } while (isWaiting(index) && performance.now() < end);
  }
  await new Promise((resolve) => setTimeout(resolve, 600));
}

/** Measures the examples of a page. Runs in the browser. */
function readBlocks() {
  return [...document.querySelectorAll('figure[data-example]')].map((block) => {
    const code = block.querySelector('[data-snippet]');
    const chat = block.querySelector('deep-chat');
    const text = code.textContent.trimEnd();
    const frame = chat.getBoundingClientRect();
    const shown = [
      ...(chat.shadowRoot?.querySelectorAll('.message-bubble, #messages > *') ?? []),
      ...chat.children,
    ]
      .filter((part) => part.textContent.trim() || part.querySelector('img, audio, canvas, svg'))
      .map((part) => part.getBoundingClientRect())
      .filter(({height, top}) => height > 0 && top < frame.bottom);
    const bottom = Math.min(frame.bottom, Math.max(...shown.map((box) => box.bottom)));
    return {
      lines: text.split('\n').length,
      cutRight: code.scrollWidth > code.clientWidth + 1,
      cutBelow: code.scrollHeight > code.clientHeight + 1,
      fill: shown.length ? Math.round((100 * (bottom - frame.top)) / frame.height) : 0,
      hasError: chat.shadowRoot?.querySelector('.error-message-text') instanceof Element,
    };
  });
}

/** The blocks of a page in a window; phones show the code after a click on its tab. */
async function measureBlocks(page, width) {
  await page.setViewportSize({width, height: 900});
  await page.evaluate(wakeExamples);
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

/** Prints what the live examples of each page show: whole snippets, and chats that say something. */
export default async function measureExamples({browser, folder, origin, pages}) {
  const page = await browser.newPage({serviceWorkers: 'block'});
  const routes = pages.length > 0 ? pages : builtRoutes(folder);
  console.log(
    '\n| page | px | snippets | cut right | cut below | lines | filled | empty | errors |',
  );
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|');
  const all = new Map(WIDTHS.map((width) => [width, []]));
  for (const route of routes.filter((name) => /^\/(docs|examples)\//.test(name))) {
    await page.setViewportSize({width: WIDTHS[0], height: 900});
    await page.goto(origin + route);
    if ((await page.locator('figure[data-example]').count()) === 0) continue;
    for (const width of WIDTHS) {
      const blocks = await measureBlocks(page, width);
      all.get(width).push(...blocks);
      printRow(route, width, blocks);
    }
  }
  for (const [width, blocks] of all) printRow('all', width, blocks);
  await page.close();
}

function printRow(name, width, blocks) {
  const count = (test) => blocks.filter(test).length;
  const longest = Math.max(...blocks.map(({lines}) => lines));
  const filled = Math.round((100 * count(({fill}) => fill >= 60)) / blocks.length);
  const cells = [
    name,
    width,
    blocks.length,
    count(({cutRight}) => cutRight),
    count(({cutBelow}) => cutBelow),
    longest,
    `${filled} % above 60 %`,
    count(({fill}) => fill === 0),
    count(({hasError}) => hasError),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
