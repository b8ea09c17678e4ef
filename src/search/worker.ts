import packed from '@generated/search-index/default/packed.json';
import {SearchEngine} from './engine';
import type {WorkerAnswer, WorkerQuestion} from './embedded';
import {unpackIndex, type PackedIndex} from './wire';

const engine = new SearchEngine(unpackIndex(packed as PackedIndex));

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
