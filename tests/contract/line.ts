/** The tests that prove a statement of `specification.md`. */
export interface Line {
  /** Section of the specification, subject, and a unique word or number: `4.color.tabs`. */
  readonly id: string;
  /** `file › title of a test`; see `findTest`. */
  readonly tests: readonly [string, ...string[]];
}

/** A line of the table. */
export function line(id: string, ...tests: [string, ...string[]]): Line {
  return {id, tests};
}
