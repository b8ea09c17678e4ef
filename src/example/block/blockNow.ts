import type {ExampleBlock} from './LiveExample';

/**
 * The block of an example where it is to be had at once: while pages are built, this module is replaced by
 * its `.server.ts` neighbor. A browser loads it when a reader comes near one.
 */
export const blockNow: typeof ExampleBlock | undefined = undefined;
