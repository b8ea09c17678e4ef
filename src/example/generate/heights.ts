import {FRAMEWORKS, type FrameworkId} from '../frameworks';
import type {Model} from '../model/model';
import {generate, type Generated} from './index';

/** Lines of text that the code of a framework takes, with the lines that its headings take. */
export function lineCount({install, files}: Generated): number {
  const code = files.reduce((sum, file) => sum + file.code.trimEnd().split('\n').length, 0);
  // A heading of a file, with the space below its code, is as high as two lines and a half.
  return Math.round(10 * (code + files.length * 2.5 + (install ? 1.8 : 0))) / 10;
}

/** The lines that each framework's code of an example takes, in the order of `FRAMEWORKS`. */
export function lineCounts(model: Model): readonly number[] {
  return FRAMEWORKS.map(({id}: {id: FrameworkId}) => lineCount(generate(model, id)));
}
