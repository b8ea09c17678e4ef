import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {Playground} from '../playground/Playground';
import styles from '../playground/Playground.module.css';

export default function Page(): ReactNode {
  return (
    <Layout
      title="Playground"
      description="Try Deep Chat with any provider and setting, see the exact request without a key, compare chats side by side and take the code along."
    >
      <main className={styles.page}>
        <h1>Playground</h1>
        <p className={styles.lead}>
          Try any provider and setting, see the exact request without a key, take the code with you.
        </p>
        <noscript>
          <p>The playground works with JavaScript only; the docs and their code do not need it.</p>
        </noscript>
        <Playground />
        <p className={styles.more}>
          The docs describe the same settings: <Link to="/docs/directConnection">providers</Link>,{' '}
          <Link to="/docs/connect">your own server</Link>,{' '}
          <Link to="/examples/frameworks">frameworks</Link>.
        </p>
      </main>
    </Layout>
  );
}
