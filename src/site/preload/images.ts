/** Pictures that a page needs soon, as paths below the site's base path. */
export const imageSets = {
  /** What the steps of the start path show. */
  start: ['/img/providers.svg', '/img/logo.svg', '/img/logo-dark.svg'],
  /** What the playground shows. */
  playground: ['/img/providers.svg', '/img/demo/landscape.svg'],
  /** Every picture that the site draws in a page. */
  all: ['/img/logo.svg', '/img/logo-dark.svg', '/img/providers.svg', '/img/demo/landscape.svg'],
} as const;

/** Name of one of the {@link imageSets}. */
export type ImageSet = keyof typeof imageSets;
