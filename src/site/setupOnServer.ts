import {DEFAULT_FRAMEWORK, FRAMEWORKS, type FrameworkId} from '../example/frameworks';
import {generate, modelOfConfig, type ChatSetup, type Generated} from '../example/generate';
import type {BuiltCode} from './setupNow';

const EXTRA_LINES = 3;

/** Lines of text that a panel with this code is high, the heads of its files counted. */
function linesOf({install, files}: Generated): number {
  const code = files.reduce((sum, file) => sum + file.code.trimEnd().split('\n').length, 0);
  return code + EXTRA_LINES * files.length + (install ? 2 : 0);
}

/** Code of a chat, for pages while they are built. */
export function setupNow(setup: ChatSetup): BuiltCode {
  const model = modelOfConfig(setup);
  const lines = FRAMEWORKS.map(({id}) => [id, linesOf(generate(model, id))] as const);
  return {
    code: generate(model, DEFAULT_FRAMEWORK),
    lines: Object.fromEntries(lines) as Record<FrameworkId, number>,
  };
}
