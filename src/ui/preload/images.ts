/** One file with the marks of all providers, each its own symbol. */
export const PROVIDER_MARKS = '/img/providers.svg';

/** Pictures that a page needs soon, as paths below the site's base path. */
export const imageSets = {
  /** What the steps of the start path show. */
  start: [PROVIDER_MARKS, '/img/logo.svg', '/img/logo-dark.svg'],
  /** What the playground shows. */
  playground: [PROVIDER_MARKS, '/img/demo/landscape.svg'],
  /** Every picture that the site draws in a page. */
  all: ['/img/logo.svg', '/img/logo-dark.svg', PROVIDER_MARKS, '/img/demo/landscape.svg'],
} as const;

/** Name of one of the {@link imageSets}. */
export type ImageSet = keyof typeof imageSets;
