import type {FenceCode} from './generated';

/** What the code of an example is made from. */
export interface CodeSource {
  readonly source: string;
  /** An `Outline` of the source as JSON. */
  readonly outline: string;
  readonly title: string;
  /** Height of the chat in px. */
  readonly height: number;
}

/**
 * Code of the default framework while pages are built, when this module is
 * replaced by its `.server.ts` neighbor. In the browser there is none: a page
 * that was built has the code in its HTML, everything else waits for the generators.
 */
export function codeNow(_example: CodeSource): FenceCode | undefined {
  return undefined;
}
