import type {ChatCodeBlock} from './ChatCodeBlock';

/**
 * The block of code while pages are built, when this module is replaced by
 * its `.server.ts` neighbor. A browser loads it when a reader comes near one.
 */
export const chatCodeNow: typeof ChatCodeBlock | undefined = undefined;
