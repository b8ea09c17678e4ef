import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {errorsIn, type KnownError} from './errorsIn';

/** The entries of the page, as `ErrorFinder` reads them there. */
const known = readFileSync('docs/guides/troubleshooting.mdx', 'utf8')
  .replace(/^```[^]*?^```/gm, '')
  .split(/^### /m)
  .slice(1)
  .map((entry): KnownError => {
    const [, title = '', id = ''] = /^`?(.*?)`? \{\/\* #([\w-]+)/.exec(entry) ?? [];
    return {id, title, texts: Array.from(entry.matchAll(/`([^`\n]+)`/g), ([, text = '']) => text)};
  });

it.each([
  [
    "Access to fetch at 'http://localhost:8080/chat' from origin 'http://localhost:3000' has been blocked by CORS policy: Response to preflight request doesn't pass access control check",
    'cors',
  ],
  [
    'Uncaught ReferenceError: window is not defined\n    at Module.<anonymous>',
    'window-is-not-defined',
  ],
  ['ReferenceError: navigator is not defined', 'window-is-not-defined'],
  ['Uncaught TypeError: Cannot call a class as a function', 'cannot-call-a-class'],
  [
    "NotSupportedError: Failed to execute 'define' on 'CustomElementRegistry': the name \"deep-chat\" has already been used with this registry",
    'custom-elements-define',
  ],
  ["SyntaxError: Unexpected token 'export' (at deepChat.bundle.js:1:2)", 'unexpected-token-export'],
  ['SyntaxError: "[object Object]" is not valid JSON', 'object-object'],
  ["TypeError: Cannot read properties of undefined (reading 'getUserMedia')", 'get-user-media'],
  ["✘ [ERROR] NG8001: 'deep-chat' is not a known element:", 'ng8001'],
  ['error TS2769: No overload matches this call.', 'ts2769'],
  [
    "Property 'deep-chat' does not exist on type 'JSX.IntrinsicElements'.ts(2339)",
    'jsx-intrinsic-elements',
  ],
  ['Error: No valid stream events were sent.', 'stream-events'],
  [
    "NotFoundError: Failed to execute 'removeChild' on 'Node': The node to be removed",
    'remove-child',
  ],
  ['Error, please try again.', 'general-error'],
  ['ts2769', 'ts2769'],
  ['loading dots', 'loading-dots'],
])('%s', (pasted, id) => {
  expect(errorsIn(pasted, known)[0]?.id).toBe(id);
});

it('finds every entry by its title, and nothing by other texts', () => {
  expect(known.length).toBeGreaterThan(30);
  for (const {id, title} of known) expect(errorsIn(title, known)[0]?.id).toBe(id);
  for (const text of ['', '  ', '!!!', 'Uncaught SyntaxError: missing ) after argument list'])
    expect(errorsIn(text, known)).toEqual([]);
});
