import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {featurePage, features, type Feature} from '../data/features';
import {defined} from '../lib/defined';
import {WithCode} from '../ui/WithCode';
import {FadeInNav} from '../ui/motion/FadeIn';
import {FeatureExample} from './FeatureExample';
import site from '../ui/site.module.css';
import styles from './features.module.css';

/**
 * What is good to know before a feature is used: behaviors of the component that the docs describe and their
 * examples show. Code is between backticks.
 */
const notes: Readonly<Record<Feature['id'], readonly string[]>> = {
  connect: [
    'A request to your server holds the newest message only; `requestBodyLimits.maxMessages` adds the ones before it.',
    'When several connections are set, `webModel` takes precedence, then `directConnection`, then `connect`, then `demo`.',
    'A message with files is sent as form data. Its fields `message1`, `message2` and so on hold the messages as JSON, the newest last.',
    'The type of connection is fixed with the first render, except that of the demo. To change it, create a new element and give it the old messages as `history`.',
  ],
  captureFiles: [
    'Camera and microphone need https or localhost. Test for `navigator.mediaDevices` before you turn them on: without it the chat does not draw.',
    'If the user refuses the permission, the camera dialog closes and the chat goes on without a message.',
    'A photo is always a PNG, and a recording has the browser’s own format, such as WebM in Chromium. `format` changes the file’s name and type, but not its content.',
    'If a user sends files without text, the request has no field for that message.',
  ],
  media: [
    'HTML in `text` is escaped, unless `remarkable.html` is on. `html` is inserted as it is: send only markup that you trust.',
    'A message with text, HTML and files gets one bubble for each, in this order.',
    'A click on a picture opens it in a new tab if it comes from another origin. Other pictures are downloaded.',
    'Pictures have no alternative text. To add one, send an HTML message with `<img alt="…">`.',
    'Bare addresses do not become links: write them as Markdown links.',
  ],
  speech: [
    'Dictation is the browser’s own, or Azure’s. Where the browser has none, the button is hidden without Azure, unless `button.unsupported` shows it.',
    '`microphone` takes precedence: when both are set, it records a file and there is no dictation.',
    'Silence is not an error, and `submitAfterSilence` sends the message when the speaker pauses.',
    'Only one chat on a page can listen. A press in a second chat stops the first, and the next press starts the second.',
  ],
  customize: [
    'The page’s CSS does not reach inside, but its custom properties do: `var(--brand)` works in every style except that of the loading dots.',
    '`auxiliaryStyle` reaches every part. Its selectors name internals: check them after an upgrade.',
    'Assigning a property redraws the chat, so define its objects outside the code that renders.',
    'The font comes from Google Fonts unless the element’s own `style` names one.',
  ],
};

const items = [
  {to: '/features/features', label: 'All features'},
  ...features.map((feature) => ({to: featurePage(feature), label: feature.name})),
];

/** One feature: what it is, a live example, and where the docs go on. */
export function FeaturePage({id}: {readonly id: Feature['id']}): ReactNode {
  const feature = defined(
    features.find((one) => one.id === id),
    `feature "${id}"`,
  );
  const {title, sentence, points, docs, description} = feature;
  return (
    <Layout title={title} description={description}>
      <main className={clsx(site.page, styles.page)}>
        <FadeInNav label="Features" items={items} current={featurePage(feature)} />
        <h1>{title}</h1>
        <p className={site.lead}>{sentence}</p>
        <div className={styles.columns}>
          <section aria-labelledby="try" data-headed="">
            <h2 id="try" className="sr-only">
              Try it
            </h2>
            <FeatureExample id={id} />
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
