import type {ExampleBlock} from './LiveExample';

/**
 * The block of an example while pages are built, when this module is replaced by
 * its `.server.ts` neighbor. A browser loads it when a reader comes near one.
 */
export const blockNow: typeof ExampleBlock | undefined = undefined;
