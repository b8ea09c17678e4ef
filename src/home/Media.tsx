import React, {type ReactNode} from 'react';
import {ExploreLink} from '../ui/ActionLink';
import {Recorded, type RecordingName} from './recordings/Recorded';
import styles from './home.module.css';

const CARDS: readonly {
  readonly scene: RecordingName;
  readonly title: string;
  readonly sentence: string;
  readonly code: string;
  readonly to: string;
  readonly more: string;
}[] = [
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
    sentence:
      'Speech becomes text while they talk, and a voice of their own device reads the reply aloud.',
    code: 'speechToText="true" textToSpeech="true"',
    to: '/features/speech',
    more: 'Speech in and out',
  },
];

/** Two large cards, the chat cut off at their lower edge. */
export function Media(): ReactNode {
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
