import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {highlight, COLORS} from './highlight';

const CODE = `import type {Connect, Other} from 'deep-chat/dist/types/connect';
import {Connect as Second} from './connect';
const connect: Connect = {url: '/api'};`;

it('links the types that code imports from the component, and nothing else', () => {
  const html = highlight(CODE, 'tsx', 'Signals=/a Connect=/docs/connect#connect');
  expect(html).toContain('<a href="/docs/connect#connect">Connect</a>');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(highlight(CODE, 'tsx')).not.toContain('<a ');
});

it('colors the properties of a tag whose values nest deeply', () => {
  const html = highlight('<DeepChat a={{b: () => { c({d: {e: [{f: {}}]}}); }}} g={1} />', 'tsx');
  expect(html.match(/attr-name">\w/g)).toHaveLength(2);
});

const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

const SAMPLES: readonly (readonly [language: string, code: string])[] = [
  ['tsx', '<DeepChat\n  demo={true}\n  connect={{url: `/a/${id}`, stream: true}}\n/>; // done'],
  ['html', '<deep-chat demo="true"></deep-chat>\n<script>\n  const a = 1 < 2;\n</script>'],
  ['python', '@app.post("/chat")\nasync def chat(body: dict):\n    return {"text": "a & b"}'],
  ['bash', 'npm install deep-chat # now'],
  ['json', '{"text": "Hello", "count": 2}'],
  ['diff', '-old\n+new\n same'],
];

describe('highlight', () => {
  it.each(SAMPLES)('keeps every character: %s', (language, code) => {
    expect(text(highlight(code, language))).toBe(code);
  });

  it.each(SAMPLES)('gives no element to text without a color: %s', (language, code) => {
    const html = highlight(code, language);
    const classes = [...html.matchAll(/<span class="token ([\w-]+)">([^<]*)/g)];
    expect(classes.length).toBeGreaterThan(0);
    for (const [, color, inner] of classes) {
      expect(Object.keys(COLORS)).toContain(color);
      expect(inner).toMatch(/\S/);
    }
    // Neighboring tokens of one color are one element.
    expect(html).not.toMatch(
      /<span class="token ([\w-]+)">[^<]*<\/span>\s*<span class="token \1">/,
    );
  });

  it('shows code inside of strings and tags as code', () => {
    const html = highlight('<A b={c} d={`e ${f} g`} />', 'tsx');
    const colored = [...html.matchAll(/<span[^>]*>([^<]*)/g)].map(([, inner]) => inner);
    expect(colored).toEqual(['A', 'b', 'd', '`e', ' g`']);
  });

  it('marks lines without their indent, but none within a token of several lines', () => {
    expect(highlight('a {\n  b\n}', 'tsx', undefined, [1])).toBe('a {\n  <mark>b</mark>\n}');
    expect(highlight('`a\nb`', 'tsx', undefined, [0, 1])).not.toContain('<mark>');
  });

  it('begins a long line at its indent, and leaves its text as it is', () => {
    const long = `  call(${'x'.repeat(40)});`;
    const html = highlight(`if (a) {\n${long}\n  b();\n}`, 'js');
    expect(html).toMatch(
      /\n {2}<span style="max-width:calc\(100% - 2ch\)">.*<\/span>\n {2}<span class="token function">b/,
    );
    expect(html.replace(/<[^>]+>/g, '')).toBe(`if (a) {\n${long}\n  b();\n}`);
  });

  it('escapes a language that it does not know', () => {
    expect(highlight('a < b & c', 'unknown')).toBe('a &lt; b &amp; c');
  });

  it('has a rule for each color', () => {
    const css = readFileSync('src/css/code.css', 'utf8');
    for (const color of Object.keys(COLORS)) expect(css).toContain(`.token.${color} {`);
  });
});
