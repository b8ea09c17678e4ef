import {sectionMarkdown, withShortCode} from './sectionMarkdown';
import {describe, expect, it} from 'vitest';

const PAGE = `# Files

Lets users attach files.

## images

Pictures.

### Fields

A table.

### Resize

\`\`\`sh
# no heading
\`\`\`

Later.

## audio

> \`\`\`md
> ## no heading
> \`\`\`
`;

describe('sectionMarkdown', () => {
  it('gives a section by its number', () => {
    expect(sectionMarkdown(PAGE, 2)).toBe('A table.');
    expect(sectionMarkdown(PAGE, 3)).toBe('```sh\n# no heading\n```\n\nLater.');
    expect(sectionMarkdown(PAGE, 4)).toContain('no heading');
  });

  it('goes on to the first code below a section without code', () => {
    expect(sectionMarkdown(PAGE, 0)).toMatch(/^Lets users.*\n\n```sh/);
    expect(sectionMarkdown(PAGE, 1)).toMatch(/^Pictures\.\n\n```sh/);
    expect(sectionMarkdown(PAGE, 2)).not.toContain('```');
  });

  it('is nothing for a section that the page does not have', () => {
    expect(sectionMarkdown(PAGE, 5)).toBeUndefined();
    expect(sectionMarkdown('', 0)).toBeUndefined();
  });
});

const program = [
  '```tsx',
  "import {DeepChat} from 'deep-chat-react';",
  '',
  ...Array.from({length: 21}, () => 'prepare();'),
  '',
  'const texts = "to send";',
  '',
  'function send() {',
  '  one();',
  '',
  '  two();',
  '}',
  '',
  'export default function Chat() {',
  '  return (',
  '    <DeepChat',
  '      demo={true}',
  '    />',
  '  );',
  '}',
  '```',
].join('\n');
const has = (word: string) => (text: string) => (text.includes(word) ? 1 : 0);

describe('withShortCode', () => {
  it('keeps of a program the part that was asked for, and the element', () => {
    expect(withShortCode(`Text.\n\n${program}\n\nMore.`, '', has('send'))).toBe(
      'Text.\n\n```tsx\nfunction send() {\n  one();\n\n  two();\n}\n\n<DeepChat demo={true} />\n```\n\nMore.',
    );
    expect(withShortCode(program, '', has('nothing'))).toBe('');
  });

  it('finds the parts within a component, and none in texts of messages', () => {
    const inner = program.replace(
      '  return (',
      "  const connect = {\n    url: '/api',\n  };\n\n  const history = [{text: 'my url'}];\n\n  return (",
    );
    expect(withShortCode(inner, '', has('url'))).toBe(
      "```tsx\nconst connect = {\n  url: '/api',\n};\n\n<DeepChat demo={true} />\n```",
    );
  });

  it('prefers the value of the property that the section is about', () => {
    const inner = program.replace(
      '  return (\n    <DeepChat\n',
      "  const images: Props['images'] = {files: 2};\n\n  const attach = () => 1;\n\n  return (\n    <Chat\n      images={images}\n      history={history}\n",
    );
    expect(withShortCode(inner, 'images', has('images'))).toBe(
      '```tsx\nconst images = {files: 2};\n\n<DeepChat images={images} demo={true} />\n```',
    );
    expect(withShortCode(inner.replace('      demo={true}\n', ''), 'attach', has('attach'))).toBe(
      '```tsx\nconst attach = () => 1;\n```',
    );
  });

  it('keeps what the part needs, and what needs it in the chat', () => {
    const inner = program.replace(
      'function send() {\n  one();',
      'const one = () => fetch(texts);\n\nfunction unused() {\n  send();\n}\n\nfunction onMessage() {\n  send();\n}\n\nfunction send() {\n  one();',
    );
    expect(
      withShortCode(inner.replace('demo={true}', 'onMessage={onMessage}'), '', has('two')),
    ).toBe(
      '```tsx\nconst one = () => fetch(texts);\n\nfunction onMessage() {\n  send();\n}\n\nfunction send() {\n  one();\n\n  two();\n}\n\n<DeepChat onMessage={onMessage} />\n```',
    );
  });

  it('leaves out the tags around a script, and its indent', () => {
    const lines = Array.from({length: 21}, () => '    prepare();');
    const page = [
      '```html',
      '<script>',
      ...lines,
      '',
      "    chat.url = '/api';",
      '</script>',
      '```',
    ];
    expect(withShortCode(page.join('\n'), '', has('url'))).toBe("```html\nchat.url = '/api';\n```");
  });

  it('keeps short code as it is, and none of a program without a short part', () => {
    const short = '```ts\nconst a = 1;\n```';
    expect(withShortCode(short, '', has('b'))).toBe(short);
    expect(withShortCode(`Text.\n\n\`\`\`ts\n${'a();\n'.repeat(21)}\`\`\``, '', has('a'))).toBe(
      'Text.',
    );
  });
});
