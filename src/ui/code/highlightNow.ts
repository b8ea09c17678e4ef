/**
 * Highlighted HTML while pages are built, when this module is replaced by
 * its `.server.ts` neighbor. In the browser there is none, and the built tokens stay.
 */
export function highlight(
  _code: string,
  _language: string,
  _links?: string,
  _marked?: readonly number[],
): string | undefined {
  return undefined;
}
