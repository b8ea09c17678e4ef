import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {narrow} from './narrow';

it.each([
  ['a short line', 'f({a: 1, b: 2});', 'f({a: 1, b: 2});'],
  [
    'an object in another one',
    "  user: {bubble: {backgroundColor: '#1e40af', color: '#ffffff'}},",
    "  user: {bubble: {\n    backgroundColor: '#1e40af',\n    color: '#ffffff',\n  }},",
  ],
  [
    'an element',
    "<DeepChat connect={{url: '/api/chat', stream: true, method: 'PUT'}} demo={true} />",
    "<DeepChat\n  connect={{\n    url: '/api/chat',\n    stream: true,\n    method: 'PUT',\n  }}\n  demo={true}\n/>",
  ],
  [
    'an element with one attribute',
    "<DeepChat connect={{url: '/api/stream', stream: true}} />",
    "<DeepChat connect={{\n  url: '/api/stream',\n  stream: true,\n}} />",
  ],
  [
    'a list with brackets in its texts',
    "const history = [{role: 'user', text: 'a, (b'}, {role: 'ai', text: '}'}];",
    "const history = [\n  {role: 'user', text: 'a, (b'},\n  {role: 'ai', text: '}'},\n];",
  ],
  [
    'a rule of a style sheet',
    'deep-chat { background: linear-gradient(red, blue) }',
    'deep-chat { background: linear-gradient(red, blue) }',
  ],
  [
    'words of a page',
    '<p>Ask us: on the phone [Monday, Tuesday] or by mail.</p>',
    '<p>Ask us: on the phone [Monday, Tuesday] or by mail.</p>',
  ],
  [
    'a comment',
    '// It takes {a: 1, b: 2} and [c, d], also together.',
    '// It takes {a: 1, b: 2} and [c, d], also together.',
  ],
  [
    'a function',
    'onClick={() => { chat.clearMessages(true, false); log(a, b); }}',
    'onClick={() => { chat.clearMessages(true, false); log(a, b); }}',
  ],
])('opens what is too long: %s', (_, code, expected) => {
  expect(narrow(code, 40)).toBe(expected);
});

it('leaves all code of the docs as it is but for blanks and commas, and valid', () => {
  const files = readdirSync('docs', {recursive: true, encoding: 'utf8'});
  const fences = files
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => [
      ...readFileSync(join('docs', name), 'utf8').matchAll(/^```tsx?[^\n]*\n(.*?)^```/gms),
    ])
    .map(([, code = '']) => code);
  expect(fences.length).toBeGreaterThan(200);
  const plain = (code: string) => code.replace(/[\s,]/g, '');
  const problems = (code: string) =>
    ts.transpileModule(code, {
      fileName: 'a.tsx',
      reportDiagnostics: true,
      compilerOptions: {jsx: ts.JsxEmit.Preserve},
    }).diagnostics?.length ?? 0;
  const narrowed = fences.map((code) => [code, narrow(code, 40)] as const);
  const changed = narrowed.filter(([code, shown]) => shown !== code);
  expect(changed.length).toBeGreaterThan(100);
  for (const [code, shown] of changed) {
    expect(plain(shown)).toBe(plain(code));
    expect(problems(shown), shown).toBe(0);
  }
});
