import {names, rest} from '@generated/search-index/default/parts';
import {GrowingEngine} from './growing';
import type {WorkerAnswer, WorkerQuestion} from './embedded';

const engine = new GrowingEngine(names, rest);

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
