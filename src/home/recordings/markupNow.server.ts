import * as markup from './markup';

/** The recordings, for pages while they are built. */
export const markupNow: typeof markup | undefined = markup;
