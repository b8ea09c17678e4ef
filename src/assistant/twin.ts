/** A heading of a page's Markdown and the lines below it, up to the next heading. */
interface Part {
  readonly level: number;
  readonly lines: string[];
}

const FENCE = /^\s*(?:> ?)*(`{3,}|~{3,})/;

/** The parts of a page's Markdown, one for each heading; lines within code are no headings. */
function partsOf(markdown: string): readonly Part[] {
  const parts: Part[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const marks = FENCE.exec(line)?.[1] ?? '';
    const level = fence ? 0 : (/^(#{1,6}) /.exec(line)?.[1]?.length ?? 0);
    if (!fence) fence = marks;
    else if (marks.startsWith(fence) && line.trim() === marks) fence = '';
    if (level > 0) parts.push({level, lines: []});
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

const textOf = ({lines}: Part) => lines.join('\n').trim();

/**
 * The Markdown of one section of a page. A section without code continues to the first code of what stands
 * below it: the heading that names a property often stands above its examples.
 *
 * @param markdown the whole page, as its address with `.md` gives it.
 * @param place number of the section on the page; the top is 0.
 */
export function sectionMarkdown(markdown: string, place: number): string | undefined {
  const parts = partsOf(markdown);
  const own = parts[place];
  if (!own) return undefined;
  const text = textOf(own);
  if (text.includes('```')) return text;
  for (const part of parts.slice(place + 1)) {
    if (part.level <= own.level) break;
    if (textOf(part).includes('```')) return `${text}\n\n${textOf(part)}`.trim();
  }
  return text;
}
