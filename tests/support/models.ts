import path from 'node:path';
import {CASES} from '../../src/example/generate/cases';
import {modelOf, type Model} from '../../src/example/model/model';
import {parseExample} from '../../src/example/model/parse';
import {readLiveFences} from '../../src/plugins/live-examples/fences';

export const SITE = path.resolve(__dirname, '../..');

/** The models of the cases that try every type of property, and of all examples of the pages. */
export function allModels(): {readonly title: string; readonly model: Model}[] {
  return [
    ...CASES.map(({title, source}) => ({title, source, height: 360})),
    ...readLiveFences(SITE),
  ].map(({title, source, height}) => ({
    title,
    model: modelOf(source, parseExample(source), title, height),
  }));
}
