import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import {EmbeddedChat} from '../../playground/embed/EmbeddedChat';

/** One chat of a link, for frames: without the bars of the site. */
export default function Page(): ReactNode {
  return (
    <>
      <PageMetadata
        title="Chat of the playground"
        description="One chat of a shared playground link, for frames in other pages. It keeps nothing in the browser and uses no API keys."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <noscript>
          <p>This chat needs JavaScript.</p>
        </noscript>
        <EmbeddedChat />
      </main>
    </>
  );
}
