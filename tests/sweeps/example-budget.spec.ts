import {expect, test} from '@playwright/test';
import {measureBlocks} from '../support/exampleBlocks.mjs';
import {open} from '../support/page';
import {liveFences} from '../support/promises';

/** Widths in px at which a snippet shows every line. */
const WIDTHS = [1280, 1440, 390];
/** Most lines of a snippet beside a chat. */
const LINES = 14;
/** Share of the snippets, in percent, that show all of their lines. */
const WHOLE = 95;
/** How far down the content of a chat goes, in percent of the room above its input, and the share of chats. */
const FILL = 60;
const FILLED = 90;

/** Examples that show the component's errors on purpose say so in their code. */
const isAboutErrors = (source: string) => /error/i.test(source);

const FENCES = liveFences().filter(({route}) => /^\/(?:docs|examples)\//.test(route));
const ROUTES = [...new Set(FENCES.map(({route}) => route))];
const PARTS = 4;

test.use({reducedMotion: 'reduce'});
test.describe.configure({timeout: 300_000});

for (let part = 0; part < PARTS; part++)
  test(`snippets show every line, and chats begin with what they are about (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    const cut: string[] = [];
    const low: string[] = [];
    const wrong: string[] = [];
    let count = 0;
    for (const route of ROUTES.filter((_, index) => index % PARTS === part)) {
      await page.setViewportSize({width: WIDTHS[0]!, height: 900});
      await open(page, route);
      for (const width of WIDTHS)
        for (const block of await measureBlocks(page, width)) {
          const name = `${route} ${width}: ${block.title}`;
          const fence = FENCES.find((each) => each.route === route && each.title === block.title);
          count += width === WIDTHS[0] ? 1 : 0;
          if (block.cutBelow || block.cutRight) cut.push(name);
          if (block.lines > LINES) wrong.push(`${name} has ${block.lines} lines`);
          if (block.hasError && !isAboutErrors(fence?.source ?? ''))
            wrong.push(`${name} has an error`);
          if (width !== WIDTHS[0]) continue;
          if (block.fill < FILL) low.push(`${name} ${block.fill} %`);
          if (block.fill === 0) wrong.push(`${name} is empty`);
        }
    }
    expect(wrong).toEqual([]);
    expect(cut.length, cut.join('\n')).toBeLessThanOrEqual(
      count * WIDTHS.length * (1 - WHOLE / 100),
    );
    expect(low.length, low.join('\n')).toBeLessThanOrEqual(count * (1 - FILLED / 100));
  });
