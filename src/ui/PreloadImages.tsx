import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

/** Pictures that a page needs soon, as paths below the site's base path. */
export const imageSets = {
  /** What the steps of the start path show. The marks of all providers are one file. */
  start: ['/img/providers.svg', '/img/logo.svg', '/img/logo-dark.svg'],
  playground: ['/img/providers.svg', '/img/demo/landscape.svg'],
  all: ['/img/logo.svg', '/img/logo-dark.svg', '/img/providers.svg', '/img/demo/landscape.svg'],
} as const;

/** Lets the browser fetch a set of pictures while it is idle. With its data saver it doesn't. */
export function PreloadImages({set}: {readonly set: keyof typeof imageSets}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Head>
      {imageSets[set].map((path) => (
        <link key={path} rel="prefetch" as="image" href={withBaseUrl(path)} />
      ))}
    </Head>
  );
}
