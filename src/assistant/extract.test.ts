import {describe, expect, it} from 'vitest';
import {docsEngine, extract} from './extract';
import {termsOf} from '../search/tokenize';
import type {FoundSection} from './certainty';
import {followUps} from './suggestions';

const section = (markdown: string, over: Partial<FoundSection> = {}): FoundSection => ({
  title: 'Files: images',
  url: '/docs/files#images',
  text: 'Text.',
  markdown,
  certainty: 1,
  words: [],
  ...over,
});

/** The end of an answer with the section above alone. */
const SOURCES = '\n\n**Sources**\n\n1. [Files: images](/docs/files#images)';

/** The words of a question, of which a section has all. */
const asked = (...words: readonly string[]) =>
  words.map((word) => ({word, rarity: 0.5, sureness: 1, terms: termsOf(word, false)}));

describe('extract', () => {
  it('quotes the first sentences and the first code about the question, and cites them', () => {
    const markdown =
      '- Type: `Images`\n\n**Details**\n\nLets users attach pictures.\n\n```tsx\nconst a = 1;\n```\n\nLater.\n\n```tsx\nattach(2);\n```';
    const prose = 'Lets users attach pictures. [1]';
    expect(extract('attach', [section(markdown, {words: asked('attach')})])).toBe(
      `${prose}\n\n\`\`\`tsx\nattach(2);\n\`\`\`${SOURCES}`,
    );
    expect(extract('pictures', [section(markdown, {words: asked('pictures')})])).toBe(
      prose + SOURCES,
    );
  });

  it('begins no sentence after enough', () => {
    const answer = extract('a', [section(`Short. ${'Long '.repeat(60)}one. Another one.`)]);
    expect(answer).toBe(`Short. [1]${SOURCES}`);
  });

  it('is the row of a table, or the item of a list, that has the question', () => {
    const table =
      'Limits them.\n\n| Field | Type | What it does |\n| --- | --- | --- |\n| `url` | `string` | Takes the pictures. |\n| `size` | `a \\| b` | Most bytes of one picture. |';
    expect(extract('size of a picture', [section(table, {words: asked('size', 'picture')})])).toBe(
      `**Files: images** [1]\n\n- \`size\`: Most bytes of one picture.${SOURCES}`,
    );
    const list = 'Rules.\n\n1. Load it.\n2. Keep bytes small.\n   Always.';
    expect(extract('bytes', [section(list, {words: asked('bytes')})])).toContain(
      '- Keep bytes small.\n   Always.',
    );
  });

  it('is a whole list behind what leads to it', () => {
    const list = 'Set the size when\n\n- a picture is large\n- a picture is small';
    expect(extract('size', [section(list, {words: asked('picture')})])).toBe(
      `Set the size when\n\n- a picture is large\n- a picture is small [1]${SOURCES}`,
    );
  });

  it('is the sentence with the words of the question, from there on', () => {
    const text = `${'First of all. '.repeat(30)}\n\n${'Long words. '.repeat(25)}Cookies are sent. Set it so.`;
    expect(extract('cookies', [section(text, {words: asked('cookies')})])).toBe(
      `Cookies are sent. Set it so. [1]${SOURCES}`,
    );
  });

  it('names up to three sections in a line each', () => {
    const other = section('Shows sounds. And more.', {title: 'Files: audio'});
    expect(extract('files', [section('Says one.'), other, other, other])).toBe(
      `Says one. [1]${SOURCES}\n2. [Files: audio](/docs/files#images)\n3. [Files: audio](/docs/files#images)`,
    );
  });

  it('has the command before code that is to be installed, and before no other', () => {
    const code = section("```tsx\nimport {DeepChat} from 'deep-chat-react';\n```");
    expect(extract('install it', [code])).toContain('```bash\nnpm install deep-chat-react\n```');
    expect(extract('color it', [code])).not.toContain('npm');
    const withCommand = section('```bash\nyarn add x\n```\n\n```tsx\nconst a = 1;\n```');
    expect(extract('install it', [withCommand])).toMatch(/yarn add x\n```\n\n```tsx/);
  });

  it('names a section without prose by its title', () => {
    expect(extract('a', [section('```ts\nconst a = 1;\n```')])).toMatch(
      /^\*\*Files: images\*\* \[1\]/,
    );
  });

  it('quotes the text of a page that could not be loaded, as text', () => {
    const {markdown: _, ...plain} = section('', {text: 'Set <b>introMessage</b> *now*.'});
    expect(extract('a', [plain])).toBe(`Set \\<b\\>introMessage\\</b\\> \\*now\\*. [1]${SOURCES}`);
  });

  it('is nothing without a section that answers', () => {
    expect(extract('a', [])).toBeUndefined();
    expect(extract('a', [section('Text.', {certainty: 0.2, words: []})])).toBeUndefined();
  });
});

describe('docsEngine', () => {
  const ask = async (sections: readonly FoundSection[], signal = new AbortController().signal) => {
    const pieces = [];
    for await (const piece of docsEngine.answer([{role: 'user', content: 'a'}], sections, signal))
      pieces.push(piece);
    return pieces;
  };

  it('says what it quotes, and nothing without an answer', async () => {
    const pieces = await ask([section('Lets users attach pictures to messages.')]);
    expect(pieces).toEqual([`Lets users attach pictures to messages. [1]${SOURCES}`]);
    expect(await ask([])).toEqual(['']);
  });

  it('ends when it is stopped', async () => {
    await expect(ask([section('Text.')], AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});

describe('followUps', () => {
  const on = (url: string) => section('', {url});

  it('asks what people ask about the found pages, the last two of each', () => {
    const next = followUps([on('/base/docs/files#images'), on('/base/docs/speech')], []);
    expect(next).toEqual([
      'How do I limit the file size?',
      'Can I take a photo with the camera?',
      'Does it support voice input?',
    ]);
  });

  it('goes on with what is asked beside it, and repeats nothing', () => {
    const next = followUps([on('/docs/installation')], ['can I use it without npm?']);
    expect(next).toHaveLength(3);
    expect(next).not.toContain('Can I use it without npm?');
    expect(followUps([], next)).not.toContain(next[0]);
    const same = followUps([on('/docs/connect#Stream')], ['How do I stream replies?']);
    expect(same).not.toContain('How do I enable streaming?');
  });
});
