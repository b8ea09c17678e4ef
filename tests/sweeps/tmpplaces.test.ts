import {beforeAll, describe, expect, it} from 'vitest';
import {extract} from '../../src/assistant/extract';
import {retrieve, type Surroundings} from '../../src/assistant/retrieve';
import {followUps} from '../../src/assistant/suggestions';
import {SearchEngine} from '../../src/search/engine';
import {inContext} from '../../src/assistant/words';
import {sectionMarkdown} from '../../src/assistant/sectionMarkdown';
import {UNANSWERED} from '../data/unanswered-questions';
import fresh from '../data/ask/fresh-questions.json';
import heldOut from '../data/search/held-out.json';
import tuned from '../data/search/tuned.json';
import asked from '../data/search/user-questions.json';
import type {RelevanceQuery} from '../support/search/measure';
import {siteIndex} from '../support/search/siteIndex';
import {ORIGIN, siteTwin} from '../support/search/siteTwin';
import type {FrameworkId} from '../../src/example/frameworks';
import type {SearchIndex} from '../../src/search/types';

let index: SearchIndex;
let around: Surroundings;

// All pages are parsed first, which takes seconds.
beforeAll(() => {
  index = siteIndex();
  const engine = new SearchEngine(index);
  around = {
    client: {search: async ({requests}) => ({results: requests.map((one) => engine.search(one))})},
    baseUrl: '/',
    origin: ORIGIN,
    load: async () => '',
  };
}, 120_000);

const pageOf = (url: string) => url.replace(/#.*/, '').replace(/\/$/, '').toLowerCase();
const find = (question: string, page = '/') => retrieve(question, page, around);

/** Number of the first section on an accepted page, or -1. */
async function placeOf({q, expect: accepted}: RelevanceQuery): Promise<number> {
  const pages = accepted.map(({path}) => pageOf(path));
  return (await find(q)).findIndex(({url}) => pages.includes(pageOf(url)));
}

const plainUrl = (url = '') => url.replace('/#', '#').replace(/\/$/, '').toLowerCase();
import {it as itx} from 'vitest';
itx('places', async () => {
  for (const {q, expect: accepted} of fresh.questions) {
    const urls = (await find(q)).map(({url}) => plainUrl(url));
    const at = urls.findIndex((url) => accepted.some((one) => plainUrl(one) === url));
    if (at !== 0) console.log('PLACE', at, q, JSON.stringify(urls));
  }
});
