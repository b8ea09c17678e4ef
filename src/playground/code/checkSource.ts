import {parseExpression} from '@babel/parser';

/** What is wrong with the source of a function, and in which line. */
export interface SourceMistake {
  readonly message: string;
  /** Beginning with 1. */
  readonly line: number;
}

const NO_FUNCTION = 'This must be one function, such as (value) => {…} or function (value) {…}.';

function mistakeOf(error: unknown): SourceMistake {
  if (!(error instanceof Error)) return {message: String(error), line: 1};
  const line = /\((\d+):\d+\)\s*$/.exec(error.message)?.[1];
  return {message: error.message.replace(/\s*\(\d+:\d+\)\s*$/, ''), line: Number(line ?? 1)};
}

/**
 * Reads the source of a function without running it.
 *
 * @returns undefined for a function
 */
export function mistakeIn(source: string): SourceMistake | undefined {
  try {
    const {type} = parseExpression(source, {sourceType: 'script'});
    const isFunction = type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
    return isFunction ? undefined : {message: NO_FUNCTION, line: 1};
  } catch (error) {
    return mistakeOf(error);
  }
}
