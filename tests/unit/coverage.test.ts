import {beforeAll, describe, expect, it} from 'vitest';
import {EVENTS, OTHER_EVENTS} from '../../src/plugins/api-reference/model';
import {KINDS} from '../../src/plugins/api-reference/inventory';
import {readPages} from '../../src/plugins/api-reference/pages';
import {read, SITE} from '../support/repository';
import {readDocs, type DocsModel} from './docsModel';

/** A name in a page that the component does not have, on purpose. */
interface Exception {
  /** Left out for a name that every page may write. */
  readonly file?: string;
  /** Left out for a page that may use any name. */
  readonly name?: string;
  /** Why the page names it. */
  readonly reason: string;
}

/** Names that a page may write although the installed package doesn't have them. */
const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'docs/directConnection/LiteLLM.mdx',
    name: 'directConnection.liteLLM',
    reason: 'The page says that this key does not exist and what to do instead.',
  },
  {
    file: 'docs/directConnection/Requesty.mdx',
    name: 'directConnection.requesty',
    reason: 'The page says that this key does not exist and what to do instead.',
  },
  {
    file: 'docs/directConnection/OpenAI/OpenAICompletions.mdx',
    name: 'audio.displayText',
    reason: 'Means `textToSpeech.audio.displayText`, which the sentence links to.',
  },
  {name: 'chat.style', reason: 'The `style` that every HTML element has.'},
  {
    file: 'docs/guides/migration.mdx',
    reason: 'The page is about names that earlier versions had.',
  },
  {
    file: 'docs/whats-new.mdx',
    reason: 'The page names what each version renamed or removed.',
  },
];

/** Whether a page may write a name that the package does not have. */
const isAllowed = (
  {file, name}: Exception,
  mistake: {readonly file: string; readonly name: string},
) => (file ?? mistake.file) === mistake.file && (name ?? mistake.name) === mistake.name;

let docs: DocsModel;

beforeAll(async () => {
  docs = await readDocs();
}, 120_000);

describe('what the docs cover', () => {
  // @spec 1.topics
  it.each(KINDS)('holds all %s', (kind) => {
    const list = docs.missing[kind].map((key) => `- ${key}`).join('\n');
    expect(
      docs.missing[kind],
      `No page documents these ${kind}:\n${list}\nAdd each to a table of its section, or a <TypeTable> to the "Types" of a page.`,
    ).toEqual([]);
  });

  it('names every DOM event', () => {
    const text = readPages(SITE)
      .map(({source}) => source)
      .join('\n');
    const names = [...EVENTS.map(({event}) => event), ...OTHER_EVENTS];
    expect(names.filter((name) => !new RegExp(`[\`']${name}[\`']`).test(text))).toEqual([]);
  });
});

describe('what the docs name', () => {
  it('exists in the package', () => {
    const wrong = docs.documented.mistakes
      .filter((mistake) => !EXCEPTIONS.some((exception) => isAllowed(exception, mistake)))
      .map(({file, line, name, as}) => `${file}:${line} \`${name}\` as ${as}`);
    expect(wrong, `The package has nothing of these names:\n${wrong.join('\n')}`).toEqual([]);
  });

  it('has no exception without use', () => {
    const unused = EXCEPTIONS.filter(
      (exception) => !docs.documented.mistakes.some((mistake) => isAllowed(exception, mistake)),
    );
    expect(unused).toEqual([]);
  });
});

const anchors = JSON.parse(read('tests/data/anchors.json')) as Record<string, string[]>;
const pages = new Map(readPages(SITE).map((page) => [page.url, page]));

/** The ids of a page: of its headings, of elements with an `id`, and the names of old anchors. */
function idsOf(url: string): Set<string> {
  const page = pages.get(url);
  if (!page) return new Set();
  return new Set([
    ...page.headings.map(({id}) => id),
    ...Array.from(page.source.matchAll(/(?:\sid|<a name)="([^"]+)"/g), ([, id]) => id!),
  ]);
}

describe('links from elsewhere', () => {
  // @spec 2.routes.docs
  it.each(Object.keys(anchors))('find their headings on %s', (url) => {
    const ids = idsOf(url);
    const gone = anchors[url]!.filter((id) => !ids.has(id));
    expect(gone, `${url} lacks these ids. Give each to the heading that now says it.`).toEqual([]);
  });
});

it('every closed part of a page says what is in it', () => {
  for (const [url, {source}] of pages)
    expect(source, url).not.toMatch(/<summary>(?:Details|More)<\/summary>/);
});
