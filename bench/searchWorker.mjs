// Measures one engine in its own thread, so that none warms the machine for the next.
import {readFileSync} from 'node:fs';
import {parentPort, workerData} from 'node:worker_threads';
import {BOOSTS, ENGINES, withSynonyms} from './searchEngines.mjs';
import {relevance} from './searchRelevance.mjs';

const {name, rowsFile, indexFile, queries, expectations, synonyms, runs, mostKeys} = workerData;
const started = performance.now();
// What a browser has to do too before the first result: read the data, build, answer.
const isSite = name === 'this site';
const data = JSON.parse(readFileSync(isSite ? indexFile : rowsFile, 'utf8'));
const {load} = ENGINES[name];
let search = await load(data, BOOSTS[0]);
search(queries[0]);
const cold = performance.now() - started;
// Its weights and synonyms are inside the site's own engine.
if (!isSite) search = await tuned();

/** The engine with the field weights that find most, asked with and without the site's synonyms. */
async function tuned() {
  let best = {mrr: -1};
  for (const boost of BOOSTS) {
    const plain = await load(data, boost);
    const expanded = (query) => plain(withSynonyms(query, synonyms));
    for (const ask of [plain, expanded]) {
      const {mrr} = relevance(
        expectations,
        queries.map((query) => ask(query)),
      );
      if (mrr > best.mrr) best = {mrr, ask};
    }
  }
  return best.ask;
}

const typed = queries.flatMap((query) =>
  Array.from({length: query.length}, (_, at) => query.slice(0, at + 1)),
);
// A slow engine gets every nth key.
const probe = performance.now();
for (const query of queries.slice(0, 10)) search(query);
const each = (performance.now() - probe) / 10;
const step = Math.max(1, Math.ceil((typed.length * each) / mostKeys));
const keys = typed.filter((_, at) => at % step === 0);

const quantiles = [];
for (let run = 0; run < runs; run++) {
  const times = keys.map((query) => {
    const before = performance.now();
    search(query);
    return performance.now() - before;
  });
  times.sort((a, b) => a - b);
  quantiles.push({
    p50: times[Math.floor(times.length * 0.5)],
    p95: times[Math.floor(times.length * 0.95)],
  });
}
const best = quantiles.reduce((a, b) => (b.p95 < a.p95 ? b : a));
const answers = queries.map((query) => search(query));
parentPort.postMessage({cold, keys: keys.length, ...best, answers});
