import names from '@generated/search-index/default/names.json';
import textsAddress from '@generated/search-index/default/texts.json';
import type {WorkerAnswer, WorkerQuestion} from './embedded';
import {GrowingEngine} from './growing';
import type {IndexParts} from './indexParts';

/** Loads the texts. Loading code would block the worker, so they are data. */
async function loadTexts(): Promise<IndexParts['texts']> {
  const response = await fetch(textsAddress);
  if (!response.ok) throw new Error(`The texts of the search index: ${response.status}`);
  return (await response.json()) as IndexParts['texts'];
}

const engine = new GrowingEngine(names, loadTexts);

self.onmessage = async ({data}: MessageEvent<WorkerQuestion>) => {
  self.postMessage(await answerTo(data));
};

async function answerTo({id, requests}: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    return {id, results: await engine.search(requests)};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}
