import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/ContentVisibility';

/** Keeps a page with `unlisted: true` out of search engines. Drafts are never part of a build. */
export default function ContentVisibility({metadata}: Props): ReactNode {
  const isUnlisted = metadata.unlisted || metadata.frontMatter.unlisted;
  return isUnlisted ? (
    <Head>
      <meta name="robots" content="noindex, nofollow" />
    </Head>
  ) : null;
}
