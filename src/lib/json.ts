/** A value that JSON can hold. */
export type Json =
  string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json | undefined};

/** Properties of a chat that are plain values. */
export type ChatValues = Readonly<Record<string, Json>>;
