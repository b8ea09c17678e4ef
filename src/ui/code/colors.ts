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
export function colorOf(types: readonly string[], around: string | undefined): string | undefined {
  const own = types.map((type) => COLOR_BY_TYPE.get(type)).find(Boolean);
  if (own) return own;
  return types.some((type) => PLAIN.has(type)) ? undefined : around;
}
