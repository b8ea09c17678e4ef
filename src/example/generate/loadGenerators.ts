import type * as generators from './index';

/** The code generators while pages are built. A browser has none: the HTML of a page has the code. */
export const built = __BUILDING__ ? (require('./index') as typeof generators) : undefined;

/** The code generators of all frameworks: a chunk of about 7 kB that is loaded on the first wish for code. */
export const loadGenerators = () => import(/* webpackChunkName: "example-code" */ './index');
