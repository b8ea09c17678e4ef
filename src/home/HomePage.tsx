import React, {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {COMPONENT_KILOBYTES} from '../data/figures';
import {providerPage, providers} from '../data/providers';
import {FRAMEWORKS} from '../example/frameworks';
import {ChatCode} from '../example/setup/ChatCode';
import {ActionLink, ExploreLink} from '../ui/ActionLink';
import {AskField} from './AskField';
import {Brand} from './brand/Brand';
import {Compare} from './Compare';
import {Follow} from './follow/Follow';
import modes from './providerModes.json';
import {Recorded} from './recordings/Recorded';
import {StartPanel} from './StartPanel';
import site from '../ui/site.module.css';
import styles from './home.module.css';

/** The providers with a direct connection: mark, link, and on hover or focus what each one does. */
function Providers(): ReactNode {
  const sprite = useBaseUrl('/img/providers.svg');
  const id = useId();
  return (
    <ul className={styles.providers}>
      {providers.map((provider) => (
        <li key={provider.key}>
          <Link to={providerPage(provider)} aria-describedby={`${id}${provider.key}`}>
            <svg width="22" height="22" fill="currentColor" aria-hidden="true">
              <use href={`${sprite}#${provider.icon}`} />
            </svg>
            {provider.name}
          </Link>
          <span id={`${id}${provider.key}`} className={styles.modes}>
            <b>{provider.name}</b> {modes[provider.key]}
          </span>
        </li>
      ))}
    </ul>
  );
}

const CARDS = [
  {
    scene: 'files',
    title: 'Visitors show what they mean',
    sentence:
      'They pick, drop or paste files, take a photo, or record a sound. The browser asks for permission on their click, never before.',
    code: 'images="true" camera="true" microphone="true"',
    to: '/features/captureFiles',
    more: 'Files and camera',
  },
  {
    scene: 'speech',
    title: 'Or they say it',
    sentence: 'Speech becomes text while they talk, and their device reads the reply aloud.',
    code: 'speechToText="true" textToSpeech="true"',
    to: '/features/speech',
    more: 'Speech in and out',
  },
] as const;

/** Two large cards, the chat cut off at their lower edge. */
function Media(): ReactNode {
  return (
    <div className={styles.media}>
      {CARDS.map(({scene, title, sentence, code, to, more}) => (
        <article key={scene} className={styles.card}>
          <div>
            <h3>{title}</h3>
            <p>{sentence}</p>
            <p>
              <code>{code}</code>
            </p>
            <ExploreLink to={to}>{more}</ExploreLink>
          </div>
          <div className={styles.cut} role="group" aria-label={`Recorded chat: ${more}`}>
            <Recorded names={[scene]} />
          </div>
        </article>
      ))}
    </div>
  );
}

const FIGURES = [
  {
    figure: 'AA',
    what: 'contrast, and names for screen readers, with one file and the colors from our guide.',
    to: '/docs/guides/accessibility',
    more: 'Accessibility',
  },
  {
    figure: `${FRAMEWORKS.length}`,
    what: 'frameworks have the code of every example: copy it, paste it, and it runs.',
    to: '/examples/frameworks',
    more: 'Frameworks',
  },
  {
    figure: `${COMPONENT_KILOBYTES} kB`,
    what: 'Gzipped as one file with all providers, and a little more in your own bundle. Load it when the chat opens, and the page loads nothing until then.',
    to: '/docs/guides/performance',
    more: 'Performance',
  },
] as const;

/** Where the key stays, as a row of three places. */
function KeyPath(): ReactNode {
  return (
    <ol className={styles.path} aria-label="The path of a message through a proxy">
      <li>
        <b>Browser</b>
        <span>The chat and your session cookie. No key.</span>
      </li>
      <li data-key>
        <b>Your server</b>
        <span>Checks the user, sets the limits, adds the key.</span>
      </li>
      <li>
        <b>Provider</b>
        <span>Gets the request from your server only.</span>
      </li>
    </ol>
  );
}

function Figures(): ReactNode {
  return (
    <ul className={styles.figures}>
      {FIGURES.map(({figure, what, to, more}) => (
        <li key={to}>
          <b>{figure}</b>
          <p>{what}</p>
          <ExploreLink to={to}>{more}</ExploreLink>
        </li>
      ))}
    </ul>
  );
}

const SETUP = {
  title: 'Chat with my server',
  config: {connect: {url: '/api/chat', stream: true}},
  height: 420,
};

/** A part of the page with its heading, as wide as the page. */
function Section({
  id,
  title,
  lead,
  tone = 'plain',
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly tone?: 'plain' | 'band' | 'warm';
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.section} data-tone={tone} aria-labelledby={id}>
      <div className={styles.inner}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

/** The front page: what the component is, what it does, and whether it fits. */
export function HomePage(): ReactNode {
  return (
    <Layout
      title="AI chat component for any web page"
      description={`Deep Chat is a web component that puts an AI chat on your page, connected to your server, to ${providers.length} providers or to a model in the browser.`}
    >
      <main>
        <StartPanel />
        <Section
          id="customize"
          title="Same conversation, your brand"
          lead="One chat on three pages. Choose a color: bubbles, field and links follow, and their text stays readable."
          tone="warm"
        >
          <Brand />
        </Section>
        <Section
          id="connect"
          title="Follow the message"
          lead="Choose who replies. The component writes the request in that provider’s format and reads the stream that comes back."
        >
          <Follow />
        </Section>
        <div className={styles.section} data-tone="band">
          <div className={styles.inner}>
            <AskField />
          </div>
        </div>
        <Section
          id="providers"
          title={`${providers.length} providers, one property`}
          lead={
            <>
              Name one in <code>directConnection</code>. Everything else connects through your own
              server.
            </>
          }
        >
          <Providers />
        </Section>
        <Section id="media" title="More than typing" tone="band">
          <Media />
        </Section>
        <section className={styles.section} aria-labelledby="safety">
          <div className={styles.split}>
            <div>
              <h2 id="safety">Your key stays on your server</h2>
              <p className={styles.lead}>
                Anyone can read a key that’s in a page. Use one to experiment, then point{' '}
                <code>connect.url</code> at a proxy, about 50 lines that you can copy.
              </p>
              <ExploreLink to="/docs/guides/api-keys">Protect your API key</ExploreLink>
            </div>
            <KeyPath />
          </div>
          <div className={styles.inner}>
            <Figures />
          </div>
        </section>
        <Section
          id="code"
          title="At home in your framework"
          lead={
            <>
              Complete files: paste one, point <code>url</code> at your server, and it runs.
            </>
          }
          tone="band"
        >
          <ChatCode setup={SETUP} />
        </Section>
        <Section
          id="compare"
          title="Compared with building it yourself"
          lead="Build your own if the chat is your product and its markup must be yours. If it’s one part of your page, start here."
        >
          <Compare />
          <p className={site.actions}>
            <ActionLink to="/start">Guided start</ActionLink>
            <ActionLink to="/docs/introduction" quiet>
              Read the docs
            </ActionLink>
          </p>
        </Section>
      </main>
    </Layout>
  );
}
