import {DEFAULT_FRAMEWORK, FRAMEWORKS} from '../frameworks';
import {generate, modelOfConfig, type ChatSetup, type Generated} from '../generate';
import type {BuiltCode} from './setupNow';

/** Lines of text that the head of a file is high. */
const HEAD = 3;

/** Lines of text that a panel with this code is high. */
function linesOf({install, files}: Generated): number {
  const code = files.reduce((sum, file) => sum + file.code.trimEnd().split('\n').length, 0);
  return code + HEAD * files.length + (install ? 2 : 0);
}

/** Code of a chat, for pages while they are built. */
export function setupNow(setup: ChatSetup): BuiltCode {
  const model = modelOfConfig(setup);
  return {
    code: generate(model, DEFAULT_FRAMEWORK),
    lines: FRAMEWORKS.map(({id}) => linesOf(generate(model, id))),
  };
}
