import {expect, test, type Page} from '@playwright/test';
import {open, watch} from '../support/page';
import {PAGES} from '../support/site';
import {
  attach,
  inputs,
  press,
  pressPrompts,
  send,
  startChats,
  unanswered,
  untilQuiet,
} from '../support/liveChats';
import {liveFences, promises, SPECIALS, type Promised} from '../support/promises';

const ALL = promises();

/** A route of the features answers at a doubled address too, /features/links/links, and one page shows them all. */
const isTwin = (route: string) => {
  const [last, before] = route.split('/').reverse();
  return last === before;
};

const ROUTES = PAGES.filter(({route, html}) => html.includes('data-example') && !isTwin(route)).map(
  ({route}) => route,
);

/** Widths in px at which a snippet shows every line. */
const WIDTHS = [1280, 1440, 390];
/** Share of the snippets, in percent, that show all of their lines. */
const WHOLE = 95;
/** How far down the content of a chat goes, in percent of the room above its input, and the share of chats. */
const FILL = 60;
const FILLED = 90;

/** Prompts that would do for every example, so they show the point of none. */
const NEUTRAL = /^(?:hello|hi|hey|test|message)\b.{0,8}$/i;

/** Examples that show the component's errors on purpose say so in their code. */
const isAboutErrors = ({source}: Promised) => /error/i.test(source);

/** What a demo beside the examples says while its module is not loaded. */
const DEMO_WARNING = /window\.katex not found|\/examples\/externalModules$/;

/** Pages that one test opens one after the other, so that all but the first find their files cached. */
const PARTS = 4;

// What never comes fails its page by name, not the whole test by its time.
test.use({reducedMotion: 'reduce', actionTimeout: 30_000, navigationTimeout: 30_000});
test.describe.configure({timeout: 300_000});

const specialOf = ({route, title}: Promised) =>
  SPECIALS.find((special) => special.route === route && special.title === title);

/** Snippets of which a line is cut, chats that begin low, and all that were looked at; a row for each page and width. */
interface Looks {
  readonly cut: string[];
  readonly low: string[];
  readonly rows: object[];
  count: number;
}

/** Measures the examples of a page; narrow ones show the code after a click on its tab. Runs in the browser. */
async function readBlocks() {
  const figures = [...document.querySelectorAll('figure[data-example]')];
  const nextFrame = () => new Promise(requestAnimationFrame);
  const sizes = () =>
    figures.map(({clientWidth, scrollHeight}) => [clientWidth, scrollHeight]).join();
  for (let before = '', frames = 0; frames < 5; frames++) {
    if (sizes() !== before) frames = 0;
    before = sizes();
    await nextFrame();
  }
  const chats = figures.map((block) => {
    const chat = block.querySelector('deep-chat');
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
      /** How far down the content of its chat goes in the room above the input, in percent. */
      fill: shown.length ? Math.round((100 * (bottom - frame.top)) / (end - frame.top)) : 0,
      hasError: chat.shadowRoot?.querySelector('.error-message-text') instanceof Element,
    };
  });
  const choose = (view: string) => {
    for (const block of figures)
      if (block.clientWidth < 640)
        block.querySelector<HTMLElement>(`[role="tab"][data-view="${view}"]`)?.click();
    return nextFrame();
  };
  await choose('code');
  const blocks = figures.map((block, index) => {
    const code = block.querySelector<HTMLElement>('[data-snippet]')!;
    return {
      ...chats[index]!,
      title: block.querySelector('figcaption')!.textContent!,
      lines: code.innerText.trimEnd().split('\n').length,
      isCut: code.scrollWidth > code.clientWidth + 1 || code.scrollHeight > code.clientHeight + 1,
    };
  });
  await choose('preview');
  return blocks;
}

/** Looks at the blocks of a page before anything is sent; returns what is wrong with single ones. */
async function look(page: Page, promised: readonly Promised[], looks: Looks): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    const blocks = await page.evaluate(readBlocks);
    looks.rows.push({
      page: promised[0]?.route,
      width,
      snippets: blocks.length,
      cut: blocks.filter(({isCut}) => isCut).length,
      'most lines': Math.max(...blocks.map(({lines}) => lines)),
      'least fill in %': Math.min(...blocks.map(({fill}) => fill)),
    });
    for (const [index, block] of blocks.entries()) {
      const name = `${promised[index]?.route} ${width}: ${block.title}`;
      looks.count += 1;
      if (block.isCut) looks.cut.push(name);
      if (block.hasError && !isAboutErrors(promised[index]!)) wrong.push(`${name} has an error`);
      if (width === WIDTHS[0] && block.fill < FILL) looks.low.push(`${name} ${block.fill} %`);
      if (width === WIDTHS[0] && block.fill === 0) wrong.push(`${name} is empty`);
    }
  }
  await page.setViewportSize({width: WIDTHS[0]!, height: 900});
  return wrong;
}

/** Lets each chat of a page show what it promises; returns what it did not, one text for each. */
async function visit(page: Page, route: string, looks: Looks): Promise<string[]> {
  const promised = ALL.filter((example) => example.route === route);
  const missing: string[] = [];
  await open(page, route);
  const titles = await startChats(page);
  expect(titles).toEqual(promised.map(({title}) => title));
  await pressPrompts(page);
  for (const index of await unanswered(page))
    missing.push(`${titles[index]}: no reply to its prompt`);
  await untilQuiet(page);
  // Those of the features have another width.
  const isCounted = /^\/(?:docs|examples)\//.test(route);
  missing.push(
    ...(await look(page, promised, isCounted ? looks : {cut: [], low: [], rows: [], count: 0})),
  );

  const found = await inputs(page);
  for (const [index, example] of promised.entries()) {
    const special = specialOf(example);
    const expected = special?.input ?? example.input;
    const isOpen = found[index] === 'open';
    if (expected === 'answers' ? !isOpen : expected !== 'unknown' && found[index] !== expected)
      missing.push(`${example.title}: the input is ${found[index]}`);
    if (expected === 'unknown' && found[index] === 'failed')
      missing.push(`${example.title}: the chat failed`);
    if (special?.first) await press(page, index, [special.first]);
    if (special?.picture) await attach(page, index);
    if (expected === 'answers' && isOpen) await send(page, index, 'Hello there');
  }
  for (const index of await unanswered(page))
    missing.push(`${titles[index]}: no reply and no error`);

  const pressed = promised.map(async (example, index) => {
    if (found[index] === 'failed' || example.buttons.length === 0) return [];
    const quiet = specialOf(example)?.quiet ?? [];
    const without = await press(page, index, example.buttons, quiet);
    // What an earlier button is slow to do isn't the effect of a quiet one: pressed again, it has none.
    const late = quiet.filter((label) => !without.includes(label));
    if (late.length > 0) without.push(...(await press(page, index, late, quiet)));
    return [
      ...without.filter((label) => !quiet.includes(label)).map((label) => `${label}: no effect`),
      ...quiet.filter((label) => !without.includes(label)).map((label) => `${label}: an effect`),
    ].map((text) => `${example.title}: ${text}`);
  });
  return [...missing, ...(await Promise.all(pressed)).flat()];
}

for (let part = 0; part < PARTS; part++) {
  const routes = ROUTES.filter((_, index) => index % PARTS === part);
  test(`every live chat keeps its promise (${part + 1} of ${PARTS})`, async ({page, baseURL}) => {
    const problems = watch(page, baseURL!);
    const looks: Looks = {cut: [], low: [], rows: [], count: 0};
    const missing: string[] = [];
    for (const route of routes) {
      const texts = await visit(page, route, looks).catch((error: unknown) => [String(error)]);
      const allowed = SPECIALS.filter((special) => special.route === route && special.console);
      const said = problems.splice(0).filter((text) => !DEMO_WARNING.test(text));
      const matches = (text: string, pattern: RegExp) =>
        text.startsWith('console ') && pattern.test(text.replace(/^console \w+: /, ''));
      const unexpected = said.filter(
        (text) => !allowed.some(({console}) => matches(text, console!)),
      );
      const silent = allowed.filter(({console}) => !said.some((text) => matches(text, console!)));
      missing.push(
        ...[
          ...texts,
          ...unexpected,
          ...silent.map(({title}) => `${title}: nothing in the console, the exception can go`),
        ].map((text) => `${route}  ${text}`),
      );
    }
    expect(missing).toEqual([]);
    const {cut, low, rows, count} = looks;
    if (process.env.EXAMPLE_TABLE) console.table(rows);
    expect(cut.length, cut.join('\n')).toBeLessThanOrEqual(count * (1 - WHOLE / 100));
    expect(low.length, low.join('\n')).toBeLessThanOrEqual(
      (count / WIDTHS.length) * (1 - FILLED / 100),
    );
  });
}

test('live chats belong to pages of the build, exceptions to live chats, prompts to their examples', () => {
  expect(new Set(ALL.map(({route}) => route))).toEqual(new Set(ROUTES));
  const unused = SPECIALS.filter(
    ({route, title}) => !ALL.some((each) => each.route === route && each.title === title),
  );
  expect(unused).toEqual([]);
  const neutral = liveFences().filter(({prompt}) => NEUTRAL.test(prompt ?? ''));
  expect(neutral.map(({title}) => title)).toEqual([]);
});
