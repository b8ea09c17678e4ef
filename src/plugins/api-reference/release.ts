import {compareModels} from './compare';
import {readDocumented, type Mistake, type ParsedPage} from './documented';
import {findHomes, type Homes} from './homes';
import {membersOf, type ApiModel} from './model';
import type {Outline, Page} from './pages';

/** A page that is read for names and for the places that document symbols. */
export type ReleasePage = Page & ParsedPage & {readonly outline: Outline};

/** One difference between two versions, with the pages to touch. */
export interface Change {
  /** `fields: Connect.retry`, or `Connect.method: string → string | number`. */
  readonly what: string;
  /** Files, `docs/connect.mdx`; with a line where the page has the name. */
  readonly pages: readonly string[];
}

/** What another version of the component adds, removes and changes. */
export interface Release {
  readonly from: string;
  readonly to: string;
  readonly added: readonly Change[];
  readonly removed: readonly Change[];
  readonly changed: readonly Change[];
}

/**
 * Compares two versions and names the pages to touch: for additions and changes the page that documents the
 * type or member, for removals every line of a page that has the name.
 */
export function releaseOf(
  before: ApiModel,
  after: ApiModel,
  pages: readonly ReleasePage[],
): Release {
  const homes = findHomes(before, pages);
  const fileOf = new Map(pages.map(({url, file}) => [url, file]));
  const known = new Set(mistakesOf(before, pages, homes).map(keyOf));
  const gone = mistakesOf(after, pages, findHomes(after, pages)).filter(
    (mistake) => !known.has(keyOf(mistake)),
  );
  const {appeared, disappeared, changed} = compareModels(before, after);
  // `Connect` is documented with `connect`; a heading elsewhere may have the same word.
  const memberOf = new Map(
    [...membersOf(before)].reverse().map(({name, refs}) => [refs[0], name] as const),
  );
  const home = (what: string) => {
    const symbol = symbolOf(what);
    const [type = symbol] = symbol.split('.');
    const place = homes.get(symbol) ?? homes.get(memberOf.get(type) ?? type) ?? homes.get(type);
    const file = place && fileOf.get(place.page);
    return file ? [file] : ['no page documents it yet'];
  };
  return {
    from: before.version,
    to: after.version,
    added: appeared.map((what) => ({what, pages: home(what)})),
    removed: disappeared.map((what) => ({
      what,
      pages: [...new Set([...home(what), ...linesWith(nameOf(what), gone)])],
    })),
    changed: changed.map((what) => ({what, pages: home(what)})),
  };
}

/** The report as text for a terminal. */
export function releaseText({from, to, added, removed, changed}: Release): string {
  const part = (title: string, changes: readonly Change[]) =>
    `${title} (${changes.length})\n` +
    changes
      .map(({what, pages}) => `  ${what}\n${pages.map((page) => `      ${page}\n`).join('')}`)
      .join('');
  return [
    `deep-chat ${from} → ${to}`,
    part('Added', added),
    part('Removed', removed),
    part('Changed', changed),
  ].join('\n\n');
}

function mistakesOf(model: ApiModel, pages: readonly ParsedPage[], homes: Homes) {
  return readDocumented(pages, model, homes).mistakes;
}

const keyOf = ({file, line, name}: Mistake) => `${file}:${line} ${name}`;

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

function linesWith(name: string, mistakes: readonly Mistake[]): string[] {
  return mistakes
    .filter((mistake) => mistake.name.split(/\W+/).includes(name))
    .map(({file, line, name: written}) => `${file}:${line} \`${written}\``);
}
