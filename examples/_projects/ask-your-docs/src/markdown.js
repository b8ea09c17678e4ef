/** @typedef {{readonly level: number, readonly heading: string, readonly text: string}} Part */
/** @typedef {{readonly kind: 'text' | 'list' | 'table' | 'code', readonly text: string}} Block */

const FENCE = /^\s*(?:> ?)*(`{3,}|~{3,})/;

/**
 * Says of each line, one after the other, whether it is code. The marks of a fence are code too.
 *
 * @returns {(line: string) => 'begins' | 'inside' | 'ends' | undefined}
 */
function codeReader() {
  let fence = '';
  return (line) => {
    const marks = FENCE.exec(line)?.[1] ?? '';
    if (!fence) {
      fence = marks;
      return marks ? 'begins' : undefined;
    }
    if (!marks.startsWith(fence) || !line.trim().endsWith(marks)) return 'inside';
    fence = '';
    return 'ends';
  };
}

/**
 * The parts of a page, one for each heading; the first one is what stands before any. Lines within code are no
 * headings.
 *
 * @param {string} markdown - A whole page.
 * @returns {Part[]}
 */
export function partsOf(markdown) {
  const parts = [{level: 0, heading: '', lines: []}];
  const code = codeReader();
  for (const line of markdown.split('\n')) {
    const [, marks, heading] = (!code(line) && /^(#{1,6}) (.+)/.exec(line)) || [];
    if (marks) parts.push({level: marks.length, heading, lines: []});
    else parts.at(-1).lines.push(line);
  }
  return parts.map(({level, heading, lines}) => ({level, heading, text: lines.join('\n').trim()}));
}

function kindOf(text) {
  if (FENCE.test(text)) return 'code';
  if (/^\s*(?:[-*]|\d+\.) /.test(text)) return 'list';
  return text.startsWith('|') ? 'table' : 'text';
}

/**
 * The paragraphs, lists, tables and blocks of code of a section.
 *
 * @param {string} markdown - A section's text.
 * @returns {Block[]}
 */
export function blocksOf(markdown) {
  const blocks = [];
  const code = codeReader();
  let lines = [];
  const close = () => {
    const text = lines.join('\n').trimEnd();
    lines = [];
    if (text.trim()) blocks.push({kind: kindOf(text), text});
  };
  for (const line of markdown.split('\n')) {
    const place = code(line);
    if (place === 'begins' || (!place && !line.trim())) close();
    if (place || line.trim()) lines.push(line);
    if (place === 'ends') close();
  }
  close();
  return blocks;
}
