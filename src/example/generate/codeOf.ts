import type {CodeSource} from '../codeNow';
import type {FrameworkId} from '../frameworks';
import {modelOf} from '../model';
import type {Outline} from '../outline';
import {generate, type Generated} from './index';

/** An example's code for one framework. */
export function codeOf(example: CodeSource, framework: FrameworkId): Generated {
  const outline = JSON.parse(example.outline) as Outline;
  return generate(modelOf(example.source, outline, example.title, example.height), framework);
}
