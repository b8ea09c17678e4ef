/** An absolute address taken apart; undefined when it is none. `URL.canParse` is missing in Safari 16. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
