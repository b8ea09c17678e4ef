// Measures one engine in a thread of its own, so that none warms the machine for the next.
import {readFileSync} from 'node:fs';
import {parentPort, workerData} from 'node:worker_threads';
import {ENGINES} from './searchEngines.mjs';

const {name, rowsFile, indexFile, queries, runs, mostKeys} = workerData;
const started = performance.now();
// What a browser has to do too before the first result: read the data, build, answer.
const data = JSON.parse(readFileSync(name === 'this site' ? indexFile : rowsFile, 'utf8'));
const search = await ENGINES[name].load(data, data);
search(queries[0]);
const cold = performance.now() - started;

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
