import type {ChatSetup, Generated} from '../generate';

/** Code of a chat for the default framework, and how many lines each framework's code has, in their order. */
export interface BuiltCode {
  readonly code: Generated;
  readonly lines: readonly number[];
}

/**
 * Code while pages are built, when this module is replaced by its `.server.ts` neighbor. In the browser there
 * is none: the page's HTML has it, and other code waits for the generators.
 */
export function setupNow(_setup: ChatSetup): BuiltCode | undefined {
  return undefined;
}
