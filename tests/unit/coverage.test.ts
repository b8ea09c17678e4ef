import {beforeAll, describe, expect, it} from 'vitest';
import {EVENTS, OTHER_EVENTS} from '../../src/plugins/api-reference/elementEvents';
import {KINDS} from '../../src/plugins/api-reference/inventory';
import {readPages} from '../../src/plugins/api-reference/pages';
import {EXCEPTIONS, isAllowed} from './coverageExceptions';
import {readDocs, SITE, type DocsModel} from './docsModel';

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
