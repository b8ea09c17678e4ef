/**
 * The blocks of examples while pages are built, when this module is replaced by its `.server.ts` neighbor. A
 * browser loads one when somebody comes near it.
 */
export const builtBlocks: (typeof import('./builtBlocks.server'))['builtBlocks'] | undefined =
  undefined;
