import type {built as generators} from './built.server';

/**
 * The generators of code while pages are built, when this module is replaced by its `.server.ts` neighbor. A
 * browser has none: the HTML of a page has the code, and other code waits for them (`generate/loadGenerators`).
 */
export const built: typeof generators | undefined = undefined;
