/** How a default was found out, so that a test can look again. */
export type Proof =
  /** Text of the package's bundle that gives the field this value. */
  | {readonly bundle: string}
  /** Property of the body that a fresh chat sends to this provider and mode. */
  | {readonly body: string; readonly connection: object}
  /** Seen in a browser; what was done. */
  | {readonly seen: string};

/** The value that a field has when it is left out. */
export interface Default {
  /** As it is written in code: `'POST'`, `4000`, `false`. */
  readonly value: string;
  readonly proof: Proof;
}

/** Defaults by symbol: `Type.field`, or the name of a property. Fields without an entry have none. */
export const DEFAULTS: Readonly<Record<string, Default>> = {};
