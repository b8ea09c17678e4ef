import React, {type ComponentType, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import styles from './fragments.module.css';
import {places, type Fragment} from './types';

interface Props {
  readonly fragment: Fragment;
  /** The component that shows the part with sample props. */
  readonly part: ComponentType;
}

/** One part of the site on its own: what it does, where it is used, and the part itself. */
export default function FragmentPage({fragment, part: Part}: Props): ReactNode {
  const {title, summary, usedOn} = fragment;
  return (
    <Layout title={title} description={summary}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <p className={styles.trail}>
          <Link to="/gallery">Gallery of parts</Link>
          <span>
            Used on <Link to={usedOn}>{places[usedOn]}</Link>
          </span>
        </p>
        <h1>{title}</h1>
        <p className={styles.lead}>{summary}</p>
        <div className={styles.stage}>
          <Part />
        </div>
      </main>
    </Layout>
  );
}
