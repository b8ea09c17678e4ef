/** Height in px of chat and code in a block. */
export const BODY = 320;

/** The id of an example on its page, made of its title. */
export function blockId(title: string): string {
  return `example-${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
}
