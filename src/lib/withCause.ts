/**
 * What a reader sees where a part of a page could not be loaded, with the error's own text, which the reader
 * may search for or report.
 *
 * @param text what could not be loaded, as sentences
 * @param error what the import has thrown; only the first line of it is for readers
 */
export function withCause(text: string, error: unknown): string {
  return `${text} (${String(error).split('\n')[0]})`;
}
