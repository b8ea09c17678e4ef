import {marksIn} from '../../mdx/marks';
import {parseMdx} from '../../mdx/nodes';
import {readDocumented, type ParsedPage} from './documented';
import {findHomes, readPages, type Page} from './pages';
import {compareModels} from './inventory';
import {loadModel} from './loadModel';
import {membersOf, type ApiModel} from './model';

/** One difference between two versions. */
interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  /** `fields: Connect.retry`, or `Connect.method: string → string | number`. */
  readonly what: string;
  /** The page that documents it, `docs/connect.mdx`; for a new name without one, a page that mentions it. */
  readonly page: string | undefined;
  /** Lines that write the name, `docs/connect.mdx:12`. */
  readonly lines: readonly string[];
}

/** What another version of the component changes for the pages. */
export interface Release {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly Change[];
  /** Lines that state something about the installed version, `docs/files.mdx:28  text`. */
  readonly statements: readonly string[];
}

/**
 * Compares the installed package with another copy of it, and names the pages and lines to read again.
 *
 * @param siteDir - The site's folder.
 * @param folder - A folder of the package deep-chat.
 * @throws an error that says what to do when there are no declarations.
 */
export async function readRelease(siteDir: string, folder: string): Promise<Release> {
  const [before, after] = await Promise.all([
    loadModel(siteDir, 'node_modules/deep-chat'),
    loadModel(siteDir, folder),
  ]);
  const pages = readPages(siteDir).map((page) => ({...page, tree: parseMdx(page.source)}));
  const homes = findHomes(before, pages);
  const fileOf = new Map(pages.map(({url, file}) => [url, file]));
  const known = new Set(mistakesOf(before, pages).map(keyOf));
  const gone = mistakesOf(after, pages).filter((mistake) => !known.has(keyOf(mistake)));
  const {appeared, disappeared, changed} = compareModels(before, after);
  // `Connect` is documented with `connect`; a heading elsewhere may have the same word.
  const memberOf = new Map(
    [...membersOf(before)].reverse().map(({name, refs}) => [refs[0], name] as const),
  );
  const pageOf = (what: string) => {
    const symbol = symbolOf(what);
    const [type = symbol] = symbol.split('.');
    const home = homes.get(symbol) ?? homes.get(memberOf.get(type) ?? type) ?? homes.get(type);
    return home && fileOf.get(home.replace(/#.*/, ''));
  };
  const linesOf = (what: string) => {
    const name = nameOf(what);
    // `temperature` of one provider is gone: the lines of another whose `temperature` is gone too aren't meant.
    const others = disappeared.filter((other) => other !== what && nameOf(other) === name);
    const otherPages = new Set(others.map(pageOf).filter((page) => page !== pageOf(what)));
    return gone
      .filter(({name: written}) => written.split(/\W+/).includes(name))
      .filter(({file}) => !otherPages.has(file))
      .map(({file, line}) => `${file}:${line}`);
  };
  return {
    from: before.version,
    to: after.version,
    changes: [
      ...appeared.filter(isNoProviderField).map((what): Change => {
        const home = pageOf(what);
        // Pages describe a provider before the component has it: they say how to connect without.
        const isSpokenOf = !home || what.startsWith('providers:');
        const lines = isSpokenOf ? linesWith(codeWord(nameOf(what)), pages) : [];
        return {kind: 'added', what, page: home ?? lines[0]?.replace(/:\d+$/, ''), lines};
      }),
      ...disappeared.map((what): Change => ({
        kind: 'removed',
        what,
        page: pageOf(what),
        lines: linesOf(what),
      })),
      ...changed.map((what): Change => ({kind: 'changed', what, page: pageOf(what), lines: []})),
    ],
    statements: statementsOf(before.version, pages),
  };
}

/** The report as text for a terminal: differences by page, then the statements to read again. */
export function releaseText({from, to, changes, statements}: Release): string {
  const byPage = new Map<string, Change[]>();
  for (const change of changes) {
    const page = change.page ?? 'No page has it yet';
    byPage.set(page, [...(byPage.get(page) ?? []), change]);
  }
  const parts = [...byPage].map(([page, list]) =>
    [page, ...list.map(({kind, what, lines}) => `  ${kind}  ${what}${linesText(lines)}`)].join(
      '\n',
    ),
  );
  return [
    `deep-chat ${from} → ${to}: ${changes.length} differences`,
    ...parts,
    [
      `Statements about ${from} (${statements.length})`,
      ...statements.map((one) => `  ${one}`),
    ].join('\n'),
  ].join('\n\n');
}

/** A provider is listed as such, and needs no second line as a field. */
const isNoProviderField = (what: string) => !what.startsWith('fields: DirectConnection.');

const linesText = (lines: readonly string[]) => lines.map((line) => `\n      ${line}`).join('');

const mistakesOf = (model: ApiModel, pages: readonly (Page & ParsedPage)[]) =>
  readDocumented(pages, model, findHomes(model, pages)).mistakes;

const keyOf = ({file, line, name}: ReturnType<typeof mistakesOf>[number]) =>
  `${file}:${line} ${name}`;

/** `enum values: Connect.retry = 'once'` → `Connect.retry` */
function symbolOf(what: string): string {
  return what
    .replace(/^[a-z ]+: (?:type )?/, '')
    .replace(/^type /, '')
    .replace(/(?: = |: ).*$/s, '');
}

/** The last part of a symbol, which pages write: `Connect.retry` → `retry`. */
function nameOf(what: string): string {
  return symbolOf(what).replace(/.*\./, '').replace('[]', '');
}

/** A name that pages write as code. */
const codeWord = (name: string) => new RegExp(`[\`.{# ]${name.replace(/\W/g, '\\$&')}[\`:}]`);

function linesWith(pattern: RegExp, pages: readonly Page[]): string[] {
  return pages.flatMap(({file, source}) =>
    source
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

/**
 * The marked sentences, and the lines that name a version in prose. Install commands and CDN addresses only have to name the new one,
 * so they are left out.
 */
function statementsOf(version: string, pages: readonly Page[]): string[] {
  const mention = new RegExp(`(?<!@)\\b${version.replace(/\./g, '\\.')}\\b`);
  return pages.flatMap(({file, source}) => {
    const marks = marksIn(source);
    const marked = new Set(marks.map(({line}) => line));
    const named = source
      .split('\n')
      .map((text, index) => ({line: index + 1, sentence: excerpt(text, version), text}))
      .filter(({line, text}) => mention.test(text) && !marked.has(line));
    return [...named, ...marks]
      .sort((a, b) => a.line - b.line)
      .map(({line, sentence}) => `${file}:${line}  ${sentence}`);
  });
}

/** The sentence of a line that names the version. */
function excerpt(line: string, version: string): string {
  const sentences = line.split(/(?<=[.!?|:]) /);
  const sentence = sentences.find((one) => one.includes(version)) ?? line;
  return sentence.trim().slice(0, 160);
}
