import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {ActionLink, ExploreLink} from '../ui/ActionLink';
import {featurePage, features} from '../data/features';
import {FadeInNav} from '../ui/motion/FadeIn';
import {OnVisible} from '../ui/motion/OnVisible';
import {FeatureExample} from './FeatureExample';
import site from '../ui/site.module.css';
import styles from './features.module.css';

const items = features.map(({id, name}) => ({to: `#${id}`, label: name}));

export function FeaturesPage(): ReactNode {
  return (
    <Layout
      title="Features"
      description="The five things Deep Chat does, each in a live chat: connections, cameras and files, rich messages, speech, and your own styles."
    >
      <main className={clsx(site.page, styles.page)}>
        <h1>Features</h1>
        <p className={site.lead}>
          Try five features, each in a live chat. Nothing is sent anywhere.
        </p>
        <FadeInNav label="Features on this page" items={items} />
        {features.map((feature) => (
          <section
            key={feature.id}
            className={styles.row}
            aria-labelledby={feature.id}
            data-headed=""
          >
            <Heading as="h2" id={feature.id}>
              {feature.title}
            </Heading>
            <p className={styles.sentence}>
              {feature.sentence} <ExploreLink to={featurePage(feature)}>{feature.more}</ExploreLink>
            </p>
            <OnVisible>
              <FeatureExample id={feature.id} />
            </OnVisible>
            <ul className={styles.points}>
              {feature.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className={styles.links}>
              {feature.docs.map(({to, label}) => (
                <Link key={to} to={to}>
                  {label}
                </Link>
              ))}
            </p>
          </section>
        ))}
        <p className={site.actions}>
          <ActionLink to="/start">Guided start</ActionLink>
          <ActionLink to="/playground" quiet>
            Playground
          </ActionLink>
        </p>
      </main>
    </Layout>
  );
}
