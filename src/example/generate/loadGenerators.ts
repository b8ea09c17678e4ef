/** The code generators of all frameworks: a chunk of about 7 kB that is loaded on the first wish for code. */
export const loadGenerators = () => import(/* webpackChunkName: "example-code" */ './index');
