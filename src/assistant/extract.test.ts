import {describe, expect, it} from 'vitest';
import {docsEngine, extract, piecesOf, toMarkdown} from './extract';
import type {FoundSection} from './certainty';
import {followUps} from './suggestions';

describe('piecesOf', () => {
  it('keeps words, code and links whole, and loses nothing', () => {
    const text = 'Set `a b` now.\n\nRead more: [One \\[two\\]](/a), [Three](/b)';
    const pieces = piecesOf(text);
    expect(pieces.join('')).toBe(text);
    expect(pieces).toContain('`a b` ');
    expect(pieces).toContain('[One \\[two\\]](/a), ');
  });

  it('has few pieces for a long answer, none for an empty one', () => {
    expect(piecesOf('word '.repeat(500)).length).toBeLessThanOrEqual(60);
    expect(piecesOf('')).toEqual([]);
  });
});

const section = (markdown: string, over: Partial<FoundSection> = {}): FoundSection => ({
  title: 'Files: images',
  url: '/docs/files#images',
  text: 'Text.',
  markdown,
  certainty: 1,
  words: [],
  ...over,
});

describe('extract', () => {
  it('quotes the first sentences and the first code, and cites them', () => {
    const markdown =
      '- Type: `Images`\n\n**Details**\n\nLets users attach pictures.\n\n```tsx\nconst a = 1;\n```\n\nLater.\n\n```tsx\nconst b = 2;\n```';
    expect(extract('attach pictures', [section(markdown)])).toBe(
      'Lets users attach pictures. [1]\n\n```tsx\nconst a = 1;\n```',
    );
  });

  it('begins no sentence after enough', () => {
    const answer = extract('a', [section(`Short. ${'Long '.repeat(60)}one. Another one.`)]);
    expect(answer).toBe('Short. [1]');
  });

  it('adds the row of a table, or the item of a list, that has the question', () => {
    const table =
      'Its fields:\n\n| Field | Type | What it does |\n| --- | --- | --- |\n| `url` | `string` | Takes the pictures. |\n| `size` | `a \\| b` | Most bytes of one picture. |';
    expect(extract('size of a picture', [section(table)])).toBe(
      'Its fields. [1]\n\n- `size`: Most bytes of one picture.',
    );
    const list = 'Rules.\n\n1. Load it.\n2. Keep bytes small.\n   Always.';
    expect(extract('bytes', [section(list)])).toContain('- Keep bytes small.\n   Always.');
  });

  it('names other sections in a line each', () => {
    const other = section('Shows sounds. And more.', {title: 'Files: audio'});
    expect(extract('files', [section('Says one.'), other, other, other])).toBe(
      'Says one. [1]\n\nSee also:\n\n- **Files: audio** [2]: Shows sounds.\n- **Files: audio** [3]: Shows sounds.',
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

  it('leaves out code that is a program', () => {
    const program = `\`\`\`ts\n${'a();\n'.repeat(80)}\`\`\``;
    expect(extract('a', [section(`Some text.\n\n${program}`)])).toBe('Some text. [1]');
  });

  it('quotes the text of a page that could not be loaded, as text', () => {
    const {markdown: _, ...plain} = section('', {text: 'Set <b>introMessage</b> *now*.'});
    expect(extract('a', [plain])).toBe('Set `<b>``introMessage``</b>` \\*now\\*. [1]');
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

  it('streams what it quotes, and nothing without an answer', async () => {
    const pieces = await ask([section('Lets users attach pictures to messages.')]);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('')).toBe('Lets users attach pictures to messages. [1]');
    expect(await ask([])).toEqual([]);
  });

  it('ends when it is stopped', async () => {
    await expect(ask([section('Text.')], AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});

describe('followUps', () => {
  const titled = (title: string, url = '/docs/a') => section('', {title, url});

  it('asks what the other sections answer', () => {
    const sections = [
      titled('Connect'),
      titled('Connect: Send the last three messages'),
      titled('Connect: requestBodyLimits'),
      titled('Connect: Types'),
      titled('Ollama', '/docs/directConnection/Ollama'),
    ];
    expect(followUps(sections, [])).toEqual([
      'How do I send the last three messages?',
      'What does requestBodyLimits do?',
      'How do I connect to Ollama?',
    ]);
    expect(followUps([titled('A'), titled('A: Fields of connect')], [])[0]).toBe(
      'Which fields does connect have?',
    );
  });

  it('fills up with what readers ask next, and repeats nothing', () => {
    const next = followUps([titled('Installation', '/docs/installation')], []);
    expect(next).toHaveLength(3);
    expect(next[0]).toBe('How do I connect my own server?');
    expect(followUps([], next)).not.toContain(next[0]);
    expect(
      followUps([titled('A'), titled('A: Add a button')], ['how do i add a button?']),
    ).not.toContain('How do I add a button?');
  });
});

describe('toMarkdown', () => {
  it('shows names as code and everything else as text', () => {
    expect(toMarkdown('Set introMessage, *not* <b>')).toBe('Set `introMessage`, \\*not\\* `<b>`');
    expect(toMarkdown('1. <img src=x onerror=y>')).toBe('1\\. `<img src=x onerror=y>`');
    expect(toMarkdown('1. <img `src=x>')).toBe('1\\. \\<img \\`src\\=x\\>');
    expect(toMarkdown('true or {claude: {key: 1}}, 4 kB')).toBe(
      '`true` or `{claude: {key: 1}}`, 4 kB',
    );
  });

  it('marks a path as code, and not the end of a longer one', () => {
    expect(toMarkdown('Use deepChat.connect and a.events.detail, once.')).toBe(
      'Use `deepChat.connect` and a.events.detail, once.',
    );
    expect(toMarkdown('Read event.detail.')).toBe('Read `event.detail`.');
    expect(toMarkdown('12. Set .myValue')).toBe('12\\. Set .`myValue`');
  });
});
