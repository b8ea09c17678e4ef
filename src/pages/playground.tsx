import React, {useEffect, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {Playground} from '../playground/Playground';
import styles from '../playground/Playground.module.css';

/** The playground fills the window, so there is no footer under it. */
export default function Page(): ReactNode {
  const embed = useBaseUrl('/playground/embed');
  useEffect(() => {
    // Another document, because this one can hold keys. Hosts let other sites frame that page only.
    const {search, hash} = window.location;
    if (new URLSearchParams(search).get('embed') === '1')
      window.location.replace(`${embed}${hash}`);
  }, [embed]);
  return (
    <Layout
      title="Playground"
      description="Try Deep Chat with any provider and setting, see the exact request without a key, compare chats side by side and take the code along."
      noFooter
    >
      <main className={styles.page}>
        <h1 className="sr-only">Playground</h1>
        <noscript>
          <p>The playground needs JavaScript. The docs and their code work without it.</p>
        </noscript>
        <Playground />
      </main>
    </Layout>
  );
}
