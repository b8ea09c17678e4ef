import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import {ChatCode} from '../example/setup/ChatCode';
import {FeatureDemo} from '../chat/demos/FeatureDemo';
import {featurePage, features, type Feature} from '../data/features';
import {defined} from '../lib/defined';
import {WithCode} from '../ui/WithCode';
import {FadeInNav} from '../ui/motion/FadeInNav';
import {DeviceState} from './DeviceState';
import styles from './features.module.css';
import {notes} from './notes';
import {ANSWER, setups} from './setups';

const items = [
  {to: '/features/features', label: 'All features'},
  ...features.map((feature) => ({to: featurePage(feature), label: feature.name})),
];

/** One feature: what it is, a live demonstration, its code, and where the docs go on. */
export function FeaturePage({id}: {readonly id: Feature['id']}): ReactNode {
  const feature = defined(
    features.find((one) => one.id === id),
    `feature "${id}"`,
  );
  const {title, sentence, points, docs, description} = feature;
  const needsDevice = id === 'captureFiles' || id === 'speech';
  return (
    <Layout title={title} description={description}>
      <main className={styles.page}>
        <FadeInNav label="Features" items={items} current={featurePage(feature)} />
        <h1>{title}</h1>
        <p className={styles.lead}>{sentence}</p>
        <div className={styles.columns}>
          <section aria-labelledby="try">
            <h2 id="try">Try it</h2>
            <FeatureDemo id={id} />
          </section>
          <section className={styles.notes} aria-labelledby="notes">
            <h2 id="notes">Good to know</h2>
            <ul>
              {notes[id].map((note) => (
                <li key={note}>
                  <WithCode text={note} />
                </li>
              ))}
            </ul>
          </section>
          <div className={styles.reading}>
            <section aria-labelledby="what">
              <h2 id="what">What it does</h2>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="code">
              <h2 id="code">The code</h2>
              <ChatCode setup={setups[id]} />
              {id === 'media' && (
                <CodeBlock language="json" title="Replies that a server can send">
                  {ANSWER}
                </CodeBlock>
              )}
            </section>
            {needsDevice && <DeviceState camera={id === 'captureFiles'} />}
            <section aria-labelledby="docs">
              <h2 id="docs">In the docs</h2>
              <ul>
                {docs.map(({to, label}) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </main>
    </Layout>
  );
}
