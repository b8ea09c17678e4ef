/** One line of the specification, in our own words, and the tests that prove it. */
export interface Line {
  /** Section of the specification, subject, and a unique word or number: `4.color.tabs`. */
  readonly id: string;
  readonly says: string;
  /** `file › title of a test`; see `findTest`. */
  readonly tests: readonly [string, ...string[]];
}

/** A line of the table. */
export function line(id: string, says: string, ...tests: [string, ...string[]]): Line {
  return {id, says, tests};
}
