import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

/** Uses no part of the theme, so that it shows when the layout itself has failed. */
function BareErrorPage({error, tryAgain}: Props): ReactNode {
  const message = getErrorCausalChain(error)
    .map((cause) => cause.message)
    .join('\n\nCause:\n');
  return (
    <main style={{maxWidth: '44rem', margin: '0 auto', padding: '4rem 1rem'}}>
      <h1>This page crashed.</h1>
      <p style={{whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'}}>{message}</p>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}

/**
 * The last line of defense: shown when something outside of a page's own content crashed. It tries the
 * site's layout first and goes without it when the layout is what failed.
 */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  return (
    // The layout asks for a route; there is none here, so it gets a stand-in.
    <RouteContextProvider value={{plugin: {name: 'error-page', id: 'default'}}}>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorBoundary fallback={() => <BareErrorPage error={error} tryAgain={tryAgain} />}>
        <Layout>
          <ErrorPageContent error={error} tryAgain={tryAgain} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
