import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';
import {ActionLink, ExploreLink} from '../ui/ActionLink';
import {AnswerChat} from '../assistant/AnswerChat';
import {ChatCode} from '../example/setup/ChatCode';
import {FeatureDemo} from '../chat/demos/FeatureDemo';
import {featurePage, features} from '../data/features';
import {OnVisible} from '../ui/motion/OnVisible';
import {Providers} from './Providers';
import {StartPanel} from './StartPanel';
import styles from './home.module.css';

/** What the code of the home page sets up. */
const SETUP = {
  title: 'Chat with my server',
  config: {
    connect: {url: '/api/chat', stream: true},
    introMessage: {text: 'How can I help?'},
  },
  height: 420,
};

/** The front page: what the component is, a chat, providers, features and code. */
export function HomePage(): ReactNode {
  return (
    <Layout
      title="AI chat component for any web page"
      description="Deep Chat is a web component that puts an AI chat on your page, connected to your server, to 22 providers or to a model in the browser."
    >
      <main>
        <StartPanel />
        <section className={styles.feature} aria-labelledby="ask">
          <h2 id="ask">Ask these docs</h2>
          <AnswerChat start="intent" />
        </section>
        <section className={styles.band} aria-labelledby="providers">
          <div className={styles.inner}>
            <h2 id="providers">22 providers, one property</h2>
            <p className={styles.lead}>
              Name a provider in <code>directConnection</code> and the chat speaks its language.
              Through your own server it speaks to every other.
            </p>
            <Providers />
          </div>
        </section>
        {features.map((feature) => (
          <section key={feature.id} className={styles.feature} aria-labelledby={feature.id}>
            <div className={styles.words}>
              <p className={styles.name}>{feature.name}</p>
              <h2 id={feature.id}>{feature.title}</h2>
              <p className={styles.lead}>{feature.sentence}</p>
              <ul className={styles.points}>
                {feature.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <p className={styles.line}>
                <code>{feature.line}</code>
              </p>
              <ExploreLink to={featurePage(feature)}>See it with its code</ExploreLink>
            </div>
            <OnVisible className={styles.demo}>
              <FeatureDemo id={feature.id} />
            </OnVisible>
          </section>
        ))}
        <section className={styles.band} aria-labelledby="code">
          <div className={styles.inner}>
            <h2 id="code">The same chat in your framework</h2>
            <p className={styles.lead}>
              Complete files: paste one, point <code>url</code> at your server, and it runs.
            </p>
            <ChatCode setup={SETUP} />
            <p className={styles.actions}>
              <ActionLink to="/start">Start step by step</ActionLink>
              <ActionLink to="/docs/introduction" quiet>
                Read the docs
              </ActionLink>
            </p>
          </div>
        </section>
      </main>
    </Layout>
  );
}
