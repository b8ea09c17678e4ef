/**
 * What only the build needs, when this module is replaced by its `.server.ts` neighbor. A browser has nothing
 * here: the HTML of a page has its blocks and their code, and both are loaded when somebody comes near one.
 */
export const built: (typeof import('./built.server'))['built'] | undefined = undefined;
