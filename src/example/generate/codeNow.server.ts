import type {CodeSource} from './codeNow';
import {DEFAULT_FRAMEWORK} from '../frameworks';
import type {FenceCode} from './generated';
import {codeOf} from './index';

/** Code of the default framework, for pages while they are built. */
export function codeNow(example: CodeSource): FenceCode {
  return codeOf(example, DEFAULT_FRAMEWORK);
}
