import {codeOf, generate, modelOfConfig} from './generate';

/** The generators of code, for pages while they are built. */
export const built = {codeOf, generate, modelOfConfig};
