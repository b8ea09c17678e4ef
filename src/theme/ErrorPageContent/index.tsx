import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import styles from '../Loading/styles.module.css';

/** What a reader sees instead of a page that crashed; navigation bar and footer keep working. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.page}>
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <div className={styles.message}>
        <ErrorBoundaryError error={error} />
      </div>
      <p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>
      </p>
      <p>
        If it keeps happening, go on from the <Link to="/">home page</Link> or the{' '}
        <Link to="/docs/introduction">docs</Link>.
      </p>
    </main>
  );
}
