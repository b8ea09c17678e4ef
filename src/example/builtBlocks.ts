import type {builtBlocks as blocks} from './builtBlocks.server';

/**
 * The blocks of examples while pages are built, when this module is replaced by its `.server.ts` neighbor. A
 * browser loads one when somebody comes near it.
 */
export const builtBlocks: typeof blocks | undefined = undefined;
