import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type ChildNode} from 'postcss';

/** The link to the site's style sheet in a built page, with its address. */
const LINK = /<link rel="?stylesheet"? href="?([^\s">]*\/assets\/css\/[^\s">]+)"? ?\/?>/;

/** The text of a style sheet part for a page with these classes; `''` where the page needs none of it. */
type Part = (classes: ReadonlySet<string>) => string;

/** The classes without which a selector matches nothing. Those in `:not(…)`, `:is(…)` and the like may be missing. */
function neededBy(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return [...plain.matchAll(/\.(-?[A-Za-z_](?:[\w-]|\\.)*)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
}

function partOf(node: ChildNode): Part {
  if (node.type === 'comment') return () => '';
  if (node.type === 'decl' || !node.nodes) return () => `${node.toString()};`;
  const parts = node.nodes.map(partOf);
  const inside: Part = (classes) => parts.map((part) => part(classes)).join('');
  if (node.type === 'atrule')
    return (classes) => {
      const text = inside(classes);
      return text && `@${node.name} ${node.params}{${text}}`;
    };
  const selectors = node.selectors.map((text) => ({text, needs: neededBy(text)}));
  return (classes) => {
    const used = selectors.filter(({needs}) => needs.every((name) => classes.has(name)));
    return used.length > 0 ? `${used.map(({text}) => text).join(',')}{${inside(classes)}}` : '';
  };
}

/** Reads a style sheet, to give each page the rules that its HTML can need. */
export function readSheet(css: string): Part {
  const root = postcss.parse(css);
  const layers = new Set<string>();
  root.walkAtRules('layer', ({params}) =>
    params.split(',').forEach((name) => layers.add(name.trim())),
  );
  const parts = root.nodes.map(partOf);
  // A layer without a rule for the page keeps its place in the order.
  const order = layers.size > 0 ? `@layer ${[...layers].join(',')};` : '';
  return (classes) => order + parts.map((part) => part(classes)).join('');
}

const classesIn = (html: string) =>
  new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, quoted, plain]) =>
      (quoted ?? plain ?? '').split(/\s+/),
    ),
  );

/**
 * Lets pages paint before the style sheet has arrived: the rules for what is in a page's HTML are in its head, and
 * the sheet is asked for at the end of its text. Rules are chosen by their classes alone, which
 * takes 5 ms for a page. Beasties tries each selector on each element: 2 s for a page, and a rule that it
 * misses moves the page.
 *
 * @param outDir folder of the built site, which has the style sheet
 * @returns a function for the HTML of a page. It returns a page without a style sheet as it is.
 */
export function firstStyles(outDir: string, baseUrl: string): (html: string) => string {
  const sheets = new Map<string, Part>();
  return (html) => {
    const [link, address = ''] = LINK.exec(html) ?? [];
    if (link === undefined) return html;
    const file = path.join(outDir, address.slice(baseUrl.length));
    const sheet = sheets.get(file) ?? readSheet(readFileSync(file, 'utf8'));
    sheets.set(file, sheet);
    const end = html.lastIndexOf('</body>');
    if (end < 0)
      throw new Error('A page of the build has no </body>, where its style sheet belongs.');
    const styles = `<style>${sheet(classesIn(html))}</style>`;
    return html.slice(0, end).replace(link, () => styles) + link + html.slice(end);
  };
}
