/** Height in px of chat and code in a block. */
export const BODY = 320;
