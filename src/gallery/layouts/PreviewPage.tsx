import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import React, {type ReactNode} from 'react';

interface Props {
  readonly title: string;
  readonly description: string;
  /** The style sheet of the layout, only for this page. */
  readonly css: string;
  readonly children: ReactNode;
}

/** A page that shows one layout without the site's own; search engines stay away from it. */
export function PreviewPage({title, description, css, children}: Props): ReactNode {
  return (
    <ColorModeProvider>
      <PageMetadata title={title} description={description} />
      <Head>
        <meta name="robots" content="noindex" />
        <style>{css}</style>
      </Head>
      {children}
    </ColorModeProvider>
  );
}
