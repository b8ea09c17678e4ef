/**
 * A value that is there for a reason that the types do not know.
 *
 * @param what names it in the error
 * @throws Error when it is missing after all
 */
export function defined<T>(value: T | null | undefined, what: string): T {
  if (value === undefined || value === null) throw new Error(`There is no ${what}.`);
  return value;
}
