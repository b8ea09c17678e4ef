import {CASES} from '../../src/example/generate/cases';
import {modelOf, type Model} from '../../src/example/model/model';
import {parseExample} from '../../src/example/model/parseExample';
import {readLiveFences} from '../../src/plugins/live-examples/fenceSettings';
import {SITE} from './repository';

/** Models of the cases that try every type of property, then of the examples on all pages. */
export function allModels(): {readonly title: string; readonly model: Model}[] {
  return [
    ...CASES.map(({title, source}) => ({title, source, height: 360})),
    ...readLiveFences(SITE),
  ].map(({title, source, height}) => ({
    title,
    model: modelOf(source, parseExample(source), title, height),
  }));
}
