import {partsOf} from './shared';

/**
 * The Markdown of one section of a page. A section without code also gets the first subsection with code,
 * because a property's examples often have their own headings.
 *
 * @param markdown the whole page, as served at its address with `.md`.
 * @param place number of the section on the page; the top is 0.
 */
export function sectionMarkdown(markdown: string, place: number): string | undefined {
  const [, ...parts] = partsOf(markdown);
  const own = parts[place];
  if (!own) return undefined;
  const {text} = own;
  if (text.includes('```')) return text;
  for (const part of parts.slice(place + 1)) {
    if (part.level <= own.level) break;
    if (part.text.includes('```')) return `${text}\n\n${part.text}`.trim();
  }
  return text;
}
