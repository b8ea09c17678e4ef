import {Remarkable} from 'remarkable';
import {describe, expect, it} from 'vitest';
import {HOSTILE} from '../../tests/data/ask/injections';
import type {Section} from './engine';
import {cite, withSources} from './shared';

const SECTIONS: readonly Section[] = [
  {title: 'Connect: Stream', url: '/docs/connect#Stream', text: 'Set `stream` to true.'},
  {title: 'Messages', url: '/docs/messages', text: 'See https://github.com/a/b for more.'},
  {title: 'Odd ["title"] (one)', url: '/docs/odd#a(b)', text: ''},
];
const KNOWN = new Set(['connect', 'stream', 'directConnection', 'openAI', 'addMessage']);
const shown = (text: string) => cite(text, SECTIONS, KNOWN).markdown;

/** What the component makes of Markdown: it uses this package with these options. */
const draw = (markdown: string) => {
  const place = document.createElement('div');
  place.innerHTML = new Remarkable({breaks: true, linkTarget: '_blank'}).render(markdown);
  return place;
};

describe('citations', () => {
  it('become links that are numbered in the order of the answer and say where they lead', () => {
    const {markdown, cited} = cite('One [2]. Two [1, 2]. Three【1†source】.', SECTIONS);
    expect(markdown).toBe(
      'One [1](/docs/messages "Messages"). Two [2](/docs/connect#Stream "Connect: Stream") [1](/docs/messages "Messages"). Three[2](/docs/connect#Stream "Connect: Stream").',
    );
    expect(cited.map(({url}) => url)).toEqual(['/docs/messages', '/docs/connect#Stream']);
    expect(withSources('One [2].', SECTIONS)).toContain(
      '**Sources**\n\n1. [Messages](/docs/messages)',
    );
  });

  it('of sections that were not given vanish', () => {
    expect(shown('Sure [9].')).toBe('Sure .');
    expect(cite('Sure [9].', SECTIONS).cited).toEqual([]);
  });

  it('keep their number while an answer grows', () => {
    const text = 'First [2], then [1].';
    for (let size = 11; size <= text.length; size++)
      expect(shown(text.slice(0, size))).toContain('[1](/docs/messages');
  });

  it('survive titles and addresses with signs of Markdown', () => {
    const place = draw(withSources('Odd [3].', SECTIONS));
    const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/docs/odd#a%28b%29', '/docs/odd#a%28b%29']);
    expect(place.textContent).toContain('Odd ["title"] (one)');
  });
});

describe('links', () => {
  it('stay when they lead to this site or stand in the sections', () => {
    expect(shown('[a](/docs/x?y=1#z)')).toBe('[a](/docs/x?y=1#z)');
    expect(shown('[a](https://github.com/a/b)')).toBe('[a](https://github.com/a/b)');
    expect(shown('[the `a*b` of *it*](/docs/x)')).toBe('[the `a*b` of \\*it\\*](/docs/x)');
  });

  it('are words otherwise, also when a section has a longer address', () => {
    for (const url of ['https://github.co', 'https://github.com/a/bc', 'https://evil.example'])
      expect(shown(`[a](${url})`)).toBe('a');
  });
});

describe('names', () => {
  it('that neither the API nor the sections have are marked once', () => {
    expect(shown('Use `streamFaster`, then `streamFaster`.')).toBe(
      'Use `streamFaster` *(not in the API)*, then `streamFaster`.',
    );
    expect(shown('`connect.autoRetry`')).toContain('(not in the API)');
    expect(shown('`addMessages()`')).toContain('(not in the API)');
  });

  it('of the API, of the sections, and words that are no names stay as they are', () => {
    const text =
      '`directConnection.openAI`, `addMessage()`, `stream`, `npm install`, `<b>`, `true`';
    expect(shown(text)).toBe(text);
    const own = [{title: 'a', url: '/a', text: 'Call myHelper first.'}];
    expect(cite('`myHelper`', own, KNOWN).markdown).toBe('`myHelper`');
    expect(cite('`streamFaster`', SECTIONS).markdown).toBe('`streamFaster`');
  });
});

describe('code', () => {
  it('keeps every sign, and a block that is not closed yet is closed', () => {
    const code = 'const a = `<b>${[1]}</b>`;\n![x](y)';
    expect(shown(`Text\n\`\`\`js\n${code}\n\`\`\`\nMore`)).toContain(`\`\`\`js\n${code}\n\`\`\``);
    for (const end of ['', '\n```', '\n```\nMore'])
      expect(draw(shown(`\`\`\`js\n${code}${end}`)).querySelector('pre')?.textContent).toBe(
        `${code}\n`,
      );
  });

  it('that holds a fence gets a longer one', () => {
    const place = draw(shown('~~~md\n```js\n<img src=x>\n```\n~~~\nafter'));
    expect(place.querySelectorAll('pre')).toHaveLength(1);
    expect(place.querySelector('img')).toBeNull();
  });
});

describe('hostile texts', () => {
  it.each(HOSTILE)('do nothing: %s', (text) => {
    // Each beginning too, because a stream is drawn piece by piece.
    for (let size = 1; size <= text.length; size++) {
      const place = draw(shown(text.slice(0, size)));
      expect(
        [...place.querySelectorAll('*')].filter(
          (element) =>
            !/^(?:A|BLOCKQUOTE|BR|CODE|EM|H\d|HR|LI|OL|P|PRE|STRONG|T\w+|UL)$/.test(
              element.tagName,
            ),
        ),
      ).toEqual([]);
      const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(links.filter((url) => url !== '/docs/connect#Stream')).toEqual([]);
    }
  });

  it('of any kind take no time', () => {
    const parts = ['`', '``', '[', '![', '[a](', '\\', '<', '【1', '`a', '[1, '];
    const started = Date.now();
    for (const part of parts) cite(part.repeat(12_000 / part.length), SECTIONS, KNOWN);
    expect(Date.now() - started).toBeLessThan(2000);
  });
});
