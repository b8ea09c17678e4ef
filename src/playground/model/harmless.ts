import {Remarkable, type Token} from 'remarkable';

/**
 * The parser of the component, set up as the component sets it up: it lets every target through. Another
 * parser would find other links than those that the chat shows.
 */
const parser = new Remarkable({breaks: true});
parser.inline.validateLink = () => true;

/** Where the parser ends a line. */
const LINE_END = /\r[\n\u0085]|[\n\u2424\u2028\u0085]/;
const GOOD_SCHEMES = ['http:', 'https:', 'mailto:'];

/** Whether a browser would ask the web or write a mail when somebody follows a target. */
function isGood(target: string): boolean {
  try {
    return GOOD_SCHEMES.includes(new URL(target, 'https://page.example/').protocol);
  } catch {
    return false;
  }
}

function isHarmful({type, href = '', children}: Token): boolean {
  if (type === 'image') return true;
  if (type === 'link_open') return !isGood(href);
  return children?.some(isHarmful) ?? false;
}

/** The lines with a harmful link or picture, as pairs of the first line and the one after the last. */
function harmfulLines(text: string): readonly (readonly [number, number])[] {
  let last: readonly [number, number] = [0, Infinity];
  return parser.parse(text, {}).flatMap((token) => {
    // The cells of a table have no lines, but the table has.
    last = token.lines ?? last;
    return isHarmful(token) ? [last] : [];
  });
}

/**
 * Markdown in which no picture loads and every link begins with `http`, `https` or `mailto`, however it is
 * written: inline, by reference, or in angle brackets. A paragraph with anything else is shown as it is
 * written. The component checks no target itself.
 */
export function harmless(text: string): string {
  const found = harmfulLines(text);
  if (found.length === 0) return text;
  const lines = text.split(LINE_END).map((line, at) => {
    const isFound = found.some(([from, to]) => at >= from && at < to);
    return isFound ? line.replace(/[\\`[\]<]/g, '\\$&') : line;
  });
  const written = lines.join('\n');
  // Without these marks there are neither links nor pictures.
  return harmfulLines(written).length === 0 ? written : text.replace(/[[\]<]/g, ' ');
}
