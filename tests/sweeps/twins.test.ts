import {beforeAll, describe, expect, it} from 'vitest';
import {FRAMEWORKS, type FrameworkId} from '../../src/example/frameworks';
import {fencesIn, replaceFences} from '../../src/mdx/fences';
import {agentFile} from '../../src/plugins/markdown-twins/agentFile';
import {frameworkOf} from '../../src/plugins/markdown-twins/blocks';
import {twinEnding} from '../../src/plugins/markdown-twins/twin';
import {ORIGIN, siteTwin, twinPlaces} from '../support/search/siteTwin';

const LABELS = new Map<FrameworkId, string>(FRAMEWORKS.map(({id, label}) => [id, label]));

describe.each(FRAMEWORKS.map(({id}) => id))('the Markdown of the pages for %s', (framework) => {
  const twins = new Map<string, string>();

  beforeAll(async () => {
    for (const place of twinPlaces()) twins.set(place, await siteTwin(place, framework));
  }, 120_000);

  it('has blocks in this framework, or says which one they are in', () => {
    const silent = [...twins].flatMap(([place, text]) =>
      fencesIn(text).flatMap(({language, code, line}) => {
        const written = frameworkOf(language, code);
        const isTheirs = !written || written === framework;
        const runsHere =
          `${written} ${framework}` === 'react next' || `${written} ${framework}` === 'vue nuxt';
        if (isTheirs || runsHere) return [];
        const above = text
          .split('\n')
          .slice(Math.max(0, line - 3), line - 1)
          .join(' ');
        return above.includes(LABELS.get(written) ?? '') ? [] : [`${place}:${line} ${written}`];
      }),
    );
    expect(silent).toEqual([]);
  });

  it('leads to pages in this framework', () => {
    const places = new Set(twinPlaces());
    const links = [...twins].flatMap(([place, text]) =>
      [
        ...replaceFences(text, () => '').matchAll(/\]\((https:\/\/deepchat\.dev)?([/#][^)\s]*)\)/g),
      ].map(([, origin, to]) => ({place, origin, to})),
    );
    const wrong = links.filter(({origin, to = ''}) => {
      const path = to.replace(/[?#].*$/, '');
      return (
        !origin ||
        places.has(path.replace(/\/$/, '')) ||
        (path.endsWith('.md') && !path.endsWith(twinEnding(framework)))
      );
    });
    expect(ORIGIN).toBe('https://deepchat.dev');
    expect(links.length).toBeGreaterThan(1000);
    expect(wrong.map(({place, to}) => `${place} ${to}`)).toEqual([]);
  });

  it('has one file with what an agent needs first, of at most 12,000 tokens', async () => {
    const short = new Map<string, string>();
    for (const place of twinPlaces()) short.set(place, await siteTwin(place, framework, 'short'));
    const file = agentFile(framework, '1.2.3', (place) => short.get(place) ?? '', ORIGIN);
    // The tokenizer of GPT-4o makes a token of 3.95 to 4.07 characters of these files on average.
    expect(Math.round(file.length / 3.9)).toBeLessThanOrEqual(12_000);
    for (const part of ['Install', 'Connect', 'Messages', 'Styles', 'Files', 'Check and mistakes'])
      expect(file).toContain(`\n## ${part}\n`);
    expect(file).toContain("| `role: 'assistant'`");
    expect(file).toContain(`Deep Chat 1.2.3 in ${LABELS.get(framework)}`);
  }, 60_000);
});
