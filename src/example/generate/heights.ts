import type {Model} from '../model/model';
import {FRAMEWORKS} from '../frameworks';
import {generate} from './index';

/** The lines that each framework's files of an example have, in the order of `FRAMEWORKS`. */
export function lineCounts(model: Model): readonly number[] {
  return FRAMEWORKS.map(({id}) =>
    generate(model, id).files.reduce((sum, {code}) => sum + code.trimEnd().split('\n').length, 0),
  );
}
