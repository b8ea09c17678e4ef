import {expect, it} from 'vitest';
import {codeTexts, findings, pageTexts} from './prose.mjs';

it('reads paragraphs, cells and titles of a page, without code', () => {
  const page = [
    '---\ntitle: A page\n---\n',
    'Set `key` in *your* <kbd>x</kbd> header.\n',
    '```tsx live title="An example"\nconst a = 1;\n```\n',
    '| Name |\n| --- |\n| A cell |',
  ].join('\n');
  expect(pageTexts(page, 'a.mdx').map(({text}) => text)).toEqual([
    'A page',
    'Set X in your X header.',
    'An example',
    'Name',
    'A cell',
  ]);
});

it('reads comments, strings and elements of a script, without code', () => {
  const script = [
    '/**\n * Sends `it` again.\n *\n * @param url Where it goes\n */',
    'const a = "Retry the request now."; // A note',
    "const b = 'not text at all', c = <p>Press <code>x</code> twice</p>;",
  ].join('\n');
  expect(codeTexts(script, 'a.tsx').map(({text}) => text.trim())).toEqual([
    'Sends X again.',
    'X Where it goes',
    'A note',
    'Retry the request now.',
    'Press X twice',
  ]);
  expect(codeTexts(script, 'a.test.tsx')).toHaveLength(3);
});

it('finds phrases, long sentences and wrong spelling', () => {
  const of = (text, options = {}) => findings({text, ...options}, true).join();
  expect(of('The key stands in the header.')).toContain('is in');
  expect(of('The reader sends it.')).toContain('“The reader”');
  expect(of('The reader sends it.', {isComment: true})).toBe('');
  expect(of('The colour of the mesage.')).toMatch(/colour.*mesage/);
  expect(of(`It sends ${'one more '.repeat(15)}word.`)).toContain('more than 30 words');
  expect(of("It doesn't send Docusaurus' typeCards or an API key's value.")).toBe('');
});
