import {describe, expect, it} from 'vitest';
import {withShortCode} from './shortCode';

const program = [
  '```tsx',
  "import {DeepChat} from 'deep-chat-react';",
  '',
  ...Array.from({length: 20}, () => 'prepare();'),
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
    expect(withShortCode(`Text.\n\n${program}\n\nMore.`, has('send'))).toBe(
      'Text.\n\n```tsx\nfunction send() {\n  one();\n\n  two();\n}\n\n<DeepChat\n  demo={true}\n/>\n```\n\nMore.',
    );
    expect(withShortCode(program, has('nothing'))).toBe('');
  });

  it('finds the parts within a component, and none in texts of messages', () => {
    const inner = program.replace(
      '  return (',
      "  const connect = {\n    url: '/api',\n  };\n\n  const history = [{text: 'my url'}];\n\n  return (",
    );
    expect(withShortCode(inner, has('url'))).toBe(
      "```tsx\nconst connect = {\n  url: '/api',\n};\n\n<DeepChat\n  demo={true}\n/>\n```",
    );
  });

  it('keeps short code as it is, and none of a program without a short part', () => {
    const short = '```ts\nconst a = 1;\n```';
    expect(withShortCode(short, has('b'))).toBe(short);
    expect(withShortCode(`Text.\n\n\`\`\`ts\n${'a();\n'.repeat(20)}\`\`\``, has('a'))).toBe(
      'Text.',
    );
  });
});
