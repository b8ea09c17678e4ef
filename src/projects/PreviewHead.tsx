import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import React, {type ReactNode} from 'react';

interface Props {
  readonly title: string;
  readonly description: string;
  /** The style sheet of the layout, only for this page. */
  readonly css: string;
}

/** What stands in the head of a page that shows one layout; search engines stay away from it. */
export function PreviewHead({title, description, css}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
        <style>{css}</style>
      </Head>
    </>
  );
}
