import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A style sheet that some pages need, and the classes of its rules. */
interface Sheet {
  readonly file: string;
  readonly classes: ReadonlySet<string>;
}

const FOLDER = 'assets/css';
const LINK = /<link rel="?stylesheet"? href="?[^\s">]*\/assets\/css\/[^\s">]+"? ?\/?>/;

/** Names of the classes in the selectors of a style sheet. */
const classesOf = (css: string) =>
  new Set(
    [...css.matchAll(/\.(-?[A-Za-z_](?:[\w-]|\\.)*)/g)].map(([, name = '']) =>
      name.replaceAll('\\', ''),
    ),
  );

/** The style sheets of areas in a build. */
export function areaSheets(outDir: string): Sheet[] {
  const folder = path.join(outDir, FOLDER);
  return readdirSync(folder)
    .filter((name) => /^styles-.*\.css$/.test(name))
    .sort()
    .map((name) => ({
      file: `${FOLDER}/${name}`,
      classes: classesOf(readFileSync(path.join(folder, name), 'utf8')),
    }));
}

/**
 * A page with links to the style sheets of areas whose classes it has, after the common one. The server's part of
 * Docusaurus knows the files of the entry only.
 */
export function withAreaLinks(html: string, sheets: readonly Sheet[], baseUrl: string): string {
  const link = LINK.exec(html)?.[0];
  if (!link) return html;
  const classes = new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, quoted, plain]) =>
      (quoted ?? plain ?? '').split(/\s+/),
    ),
  );
  const links = sheets
    .filter((sheet) => [...sheet.classes].some((name) => classes.has(name)))
    .map(({file}) => `<link rel=stylesheet href=${baseUrl}${file} />`);
  return html.replace(link, () => link + links.join(''));
}
