/** A value that JSON can hold. */
export type Json =
  string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json | undefined};

export type JsonObject = Readonly<Record<string, Json | undefined>>;

/** Properties of a chat that are plain values. */
export type ChatValues = Readonly<Record<string, Json>>;

/** Whether a value of JSON is a list; `Array.isArray` does not know lists that nobody may change. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
