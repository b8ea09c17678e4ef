import index from '@generated/search-index/default/index.json';
import {SearchEngine} from './engine';
import type {WorkerAnswer, WorkerQuestion} from './embedded';
import type {SearchIndex} from './types';

const engine = new SearchEngine(index as SearchIndex);

self.onmessage = ({data}: MessageEvent<WorkerQuestion>) => {
  const answer: WorkerAnswer = answerTo(data);
  self.postMessage(answer);
};

function answerTo({id, requests}: WorkerQuestion): WorkerAnswer {
  try {
    return {id, results: requests.map((request) => engine.search(request))};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}
