import type * as markup from './markup';

/** Nothing in the browser: the recordings are in the HTML of the page. */
export const markupNow: typeof markup | undefined = undefined;
