import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';

/**
 * The last line of defense: shown when something outside of a page's own content crashed. It tries the
 * site's layout first and goes without it when the layout is what failed.
 */
export default function ErrorPage(props: Props): ReactNode {
  return (
    // The layout asks for a route; there is none here, so it gets a stand-in.
    <RouteContextProvider value={{plugin: {name: 'error-page', id: 'default'}}}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
