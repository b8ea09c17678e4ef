import {describe, expect, test} from 'vitest';
import {findingLine, wordsOf} from './check.mjs';
import {markdownPassages} from './markdown.mjs';
import {lineAt, sentencesOf} from './passage.mjs';
import {PHRASES} from './phrases.mjs';
import {LIMITS, lengthFindings, phraseFindings} from './rules.mjs';
import {sourcePassages} from './source.mjs';
import {checkSpelling, correction} from './spelling.mjs';

const page = (text) => markdownPassages(text, 'page.mdx');
const finds = ({pattern, except}, text) => pattern.test(text) && !except?.test(text);
const texts = (passages) => passages.map(({shown}) => shown);

describe.each(PHRASES.map((phrase) => ({name: phrase.bad[0], phrase})))('"$name"', ({phrase}) => {
  test.each(phrase.bad)('finds: %s', (text) => expect(finds(phrase, text)).toBe(true));
  test.each(phrase.good)('leaves alone: %s', (text) => expect(finds(phrase, text)).toBe(false));
  test.each(phrase.good)('is right by every other phrase too: %s', (text) => {
    expect(PHRASES.filter((other) => finds(other, text)).map(({pattern}) => pattern)).toEqual([]);
  });
});

describe('what is read', () => {
  test('a page: paragraphs, headings, cells, titles; no code', () => {
    const passages = page(
      `---\ntitle: Events\ndescription: 'All of them'\n---\n\nUse \`a.b\` and\nthe *list*.\n\n## Title {/* #id */}\n\n| Name | Text |\n| --- | --- |\n| \`x\` | A cell |\n\n\`\`\`tsx live title="A fence"\nconst word = 1;\n\`\`\`\n\n<Note title="A note">\n\nInside.\n\n</Note>\n`,
    );
    expect(texts(passages).map((text) => text.trim())).toEqual(
      ['Events', 'All of them', 'Use `a.b` and the list.', 'Title'].concat([
        'Name',
        'Text',
        '`x`',
        'A cell',
        'A fence',
        'A note',
        'Inside.',
      ]),
    );
    const [paragraph] = passages.filter(({shown}) => shown.startsWith('Use'));
    expect(paragraph.text).toBe('Use XXXXX and the list.');
    expect(lineAt(paragraph, paragraph.text.indexOf('Use'))).toBe(6);
    expect(lineAt(paragraph, paragraph.text.indexOf('list'))).toBe(7);
  });

  test('a component: its texts with inline elements, labels and messages; no class, name or import', () => {
    const source = `import a from 'Some module name here';
// Why it is
// done so.
const fail = () => new Error(\`The file \${name} could not be read.\`);
const kind = 'tree-shaken';
export const Part = () => (
  <p className="One two three" title="Close it">
    Read <b>this</b> first: <code>x y z</code>.
  </p>
);`;
    expect(texts(sourcePassages(source, 'Part.tsx')).map((text) => text.trim())).toEqual([
      'Why it is done so.',
      'The file ${…} could not be read.',
      'Read this first: `…`.',
      'Close it',
    ]);
    expect(sourcePassages(source, 'Part.tsx', {commentsOnly: true})).toHaveLength(1);
    expect(sourcePassages(source, 'Part.tsx')[2].lines[0].line).toBe(8);
  });

  test('comments: paragraphs apart, without tags, names, code and directives', () => {
    const source = `/**
 * Makes a thing.
 *
 * @param {string} name what it's called, see \`other\`
 */
// eslint-disable-next-line no-alert
f();`;
    const passages = sourcePassages(source, 'a.mjs');
    expect(passages.map(({text}) => text.replace(/X[X-]*/g, '_'))).toEqual([
      'Makes a thing.',
      "_ what it's called, see _",
    ]);
    expect(passages.map(({lines}) => lines[0].line)).toEqual([2, 4]);
    expect(texts(sourcePassages('a {}\n/* Wide enough. */', 'a.css'))).toEqual([' Wide enough. ']);
  });
});

describe('findings', () => {
  test('a phrase: its line, its words, what to write', () => {
    const [paragraph] = page('First line,\nthen the `key` stands in the request.');
    expect(phraseFindings(paragraph)).toEqual([
      {
        line: 2,
        part: 'First line, then the `key` stands in the request.',
        instead: 'write "is in", "appears beside", "is handled on its own"',
      },
    ]);
    expect(phraseFindings(page('Write `x stands in y`.')[0])).toEqual([]);
  });

  test('words for people are checked on pages, not in comments', () => {
    expect(phraseFindings(page('The vendor closed it.')[0])).toHaveLength(1);
    expect(phraseFindings(sourcePassages('// The vendor closed it.', 'a.ts')[0])).toEqual([]);
  });

  test('a long sentence and a long paragraph', () => {
    const sentence = (words) => `${'word '.repeat(words - 1)}end. `;
    const long = (text) => lengthFindings(page(text)[0]).map(({instead}) => instead);
    expect(long(sentence(LIMITS.sentence))).toEqual([]);
    expect(long(sentence(LIMITS.sentence + 1))).toEqual([
      'split it: the sentence has 31 words, 30 are allowed',
    ]);
    const capital = (words) => sentence(words).replace('w', 'W');
    expect(long(capital(30).repeat(3))).toEqual([]);
    expect(long(capital(30).repeat(3) + capital(5))).toEqual([
      'split it: the paragraph has 95 words, 90 are allowed',
    ]);
  });

  test('abbreviations and versions end no sentence', () => {
    const [paragraph] = page('Use files, e.g. PNG in 3.1.4. `Chat` follows.');
    expect(sentencesOf(paragraph).map(({shown}) => shown.trim())).toEqual([
      'Use files, e.g. PNG in 3.1.4.',
      '`Chat` follows.',
    ]);
  });

  test('spelling: American, with a correction, without code', async () => {
    const [first, second] = page('The colour of `colur`.\n\nGroq is\nrecieved in color.');
    const found = await checkSpelling([first, second]);
    expect(found.get(first)?.map(({word}) => word)).toEqual(['colour']);
    expect(found.get(second)).toEqual([
      {line: 4, word: 'recieved', part: 'Groq is recieved in color.'},
    ]);
    expect(await correction('recieved')).toContain('"received"');
  }, 30_000);
});

test('a finding is one line with its place and what to write', () => {
  const finding = {line: 3, part: 'stands in', instead: 'write "is in"'};
  expect(findingLine('bad.mdx', finding)).toBe('bad.mdx:3: stands in → write "is in"');
});

test('words of a page: a code span is one, a code block none', () => {
  expect(wordsOf(page('Two `a b c`.\n\n```js\nlet x = 1;\n```'))).toBe(2);
});
