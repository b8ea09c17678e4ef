import {Prism} from '../../../node_modules/prism-react-renderer';
import {escapeCode} from './escapeCode';

/** The colors of code, each a class of `src/css/code.css`, with Prism's token types that have it. */
export const COLORS: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'cdata', 'doctype'],
  keyword: ['keyword', 'atrule', 'important', 'boolean', 'null'],
  string: ['string', 'attr-value', 'template-string', 'char', 'regex', 'inserted'],
  number: ['number', 'constant', 'unit'],
  function: ['function', 'class-name', 'builtin', 'maybe-class-name'],
  tag: ['tag', 'selector', 'deleted'],
  'attr-name': ['attr-name', 'property', 'variable', 'parameter'],
};

const COLOR_BY_TYPE = new Map(
  Object.entries(COLORS).flatMap(([color, types]) => types.map((type) => [type, color] as const)),
);

/** Code within a string or a tag: it looks like code again. */
const PLAIN = new Set([
  'punctuation',
  'operator',
  'plain-text',
  'interpolation',
  'script',
  'spread',
]);

/**
 * The color of a token.
 *
 * @param types its type and its aliases
 * @param around the color of the token that it is part of
 */
function colorOf(types: readonly string[], around: string | undefined): string | undefined {
  const own = types.map((type) => COLOR_BY_TYPE.get(type)).find(Boolean);
  if (own) return own;
  return types.some((type) => PLAIN.has(type)) ? undefined : around;
}

/** The names in braces of an import from the component's types, in highlighted code. */
const IMPORTED =
  /\{([^{}]*)\}(?= <span class="token keyword">from<\/span> <span class="token string">'deep-chat\/)/g;

/**
 * Highlighted code in which the types that it imports lead to the places that document them.
 *
 * @param html - Code as `highlight` writes it.
 * @param links - Names with their addresses, `Connect=/docs/connect#connect Signals=…`; other names stay text.
 */
function linkNames(html: string, links: string): string {
  return html.replace(IMPORTED, (braces) =>
    braces.replace(/\b[A-Z]\w*/g, (name) => {
      const link = links.split(' ').find((one) => one.startsWith(`${name}=`));
      return link ? `<a href="${link.slice(name.length + 1)}">${name}</a>` : name;
    }),
  );
}

/** Characters of the longest line that no phone breaks. */
const PHONE_WIDTH = 36;

/**
 * Highlighted code with some of its lines marked, and long ones in an element that begins at the line's indent, so
 * that the rest of the line does too. The first or last line of a token of several lines stays as it is.
 */
function wrapLines(html: string, code: string, marked: readonly number[]): string {
  const isWhole = (line: string) => line.split('<span').length === line.split('</span').length;
  const texts = code.split('\n');
  return html
    .split('\n')
    .map((line, at) => {
      const indent = line.search(/\S/);
      if (indent < 0 || !isWhole(line)) return line;
      const part = line.slice(indent);
      const shown = marked.includes(at) ? `<mark>${part}</mark>` : part;
      const isLong = indent > 0 && (texts[at] ?? '').length > PHONE_WIDTH;
      const rest = isLong
        ? `<span style="max-width:calc(100% - ${indent}ch)">${shown}</span>`
        : shown;
      return line.slice(0, indent) + rest;
    })
    .join('\n');
}

// Languages that prism-react-renderer leaves out; they register themselves on a global Prism.
Object.assign(globalThis, {Prism});
require('prismjs/components/prism-bash');
require('prismjs/components/prism-java');
require('prismjs/components/prism-diff');
require('prismjs/components/prism-http');
require('prismjs/components/prism-ini');
require('prismjs/components/prism-nginx');
require('prismjs/components/prism-toml');
Reflect.deleteProperty(globalThis, 'Prism');

interface Tag {
  pattern: RegExp;
  readonly inside: Readonly<Record<'script' | 'spread', {pattern: RegExp}>>;
}

function nestedBraces(levels: number): string {
  const inner = levels > 1 ? `(?:${nestedBraces(levels - 1)}|[^{}])` : '[^{}]';
  return String.raw`\{${inner}*\}`;
}

// Prism reads three levels in the value of a property, and one more would leave its whole tag plain.
for (const {tag} of [Prism.languages.jsx, Prism.languages.tsx] as unknown as {tag: Tag}[])
  for (const token of [tag, tag.inside.script, tag.inside.spread])
    token.pattern = new RegExp(token.pattern.source.replaceAll(nestedBraces(3), nestedBraces(7)));

/** Names that authors write for languages that Prism knows under another one. */
const ALIASES: Readonly<Record<string, string>> = {
  html: 'markup',
  vue: 'markup',
  svelte: 'markup',
  sh: 'bash',
  shell: 'bash',
  js: 'javascript',
  ts: 'typescript',
  md: 'markdown',
  py: 'python',
  properties: 'ini',
  env: 'ini',
};

/** What Prism makes of a piece of code: text, or a token around more of it. */
type Piece = ReturnType<typeof Prism.tokenize>[number];

/** A run of text in one color; without a color it needs no element. */
interface Run {
  readonly color: string | undefined;
  text: string;
}

/** Adds the texts of a piece, each with the color of the innermost token that has one. */
function collect(piece: Piece, color: string | undefined, runs: Run[]): void {
  if (typeof piece === 'string') {
    const last = runs.at(-1);
    // Blanks have no color, so they part no two runs of one.
    if (last && (last.color === color || piece.trim() === '')) last.text += piece;
    else runs.push({color, text: piece});
    return;
  }
  const own = colorOf([piece.type, piece.alias ?? []].flat(), color);
  const parts = Array.isArray(piece.content) ? piece.content : [piece.content];
  for (const part of parts) collect(part, own, runs);
}

/**
 * The code as HTML, everything from the code itself escaped. Only text with a color of its own gets an
 * element: most of what Prism finds is punctuation and names, which look like plain text. A language that
 * Prism does not know gives plain escaped text.
 *
 * @param links - Addresses of the types that the code imports, see `linkNames`.
 * @param marked - Numbers of lines, from 0, to mark.
 */
export function highlight(
  code: string,
  language: string,
  links?: string,
  marked: readonly number[] = [],
): string {
  const name = ALIASES[language] ?? language;
  const grammar = Prism.languages[name];
  if (!grammar) return escapeCode(code);
  const tokens: Piece[] = [];
  const env = {code, grammar, language: name, tokens};
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  const runs: Run[] = [];
  for (const piece of env.tokens) collect(piece, undefined, runs);
  const html = runs
    .map(({color, text}) => {
      if (!color) return escapeCode(text);
      const inner = text.trimEnd();
      return `<span class="token ${color}">${escapeCode(inner)}</span>${text.slice(inner.length)}`;
    })
    .join('');
  return wrapLines(links ? linkNames(html, links) : html, code, marked);
}
