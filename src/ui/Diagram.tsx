import React, {Fragment, type ReactNode} from 'react';
import {WithCode} from './WithCode';
import styles from './Diagram.module.css';

/** A place with a note, and whether it is what the diagram warns about, or what solves it. */
type Place = readonly [name: string, note: string, mark?: 'warning' | 'good'];

/** Places in a row with the messages between each two of them; those that go back begin with an arrow. */
interface Chain {
  readonly title?: string;
  readonly places: readonly Place[];
  /** One list less than there are places. */
  readonly messages: readonly (readonly string[])[];
}

interface Drawing {
  readonly caption: string;
  readonly chains: readonly Chain[];
}

const CHAT = '<deep-chat>';
const PROVIDER: Place = ['Provider', 'runs the model'];

export const diagrams = {
  message: {
    caption:
      'A message goes from the page to your server and on to the provider. The reply takes the same path back.',
    chains: [
      {
        places: [[CHAT, 'shows bubbles'], ['Your server', 'holds the key'], PROVIDER],
        messages: [
          ['{"messages": […]}', '← {"text": "…"}'],
          ['prompt and key', '← reply'],
        ],
      },
    ],
  },
  proxy: {
    caption:
      'A direct connection puts the key into the page. A proxy keeps it on your server, and the page sends a session instead.',
    chains: [
      {
        title: 'Direct, for prototypes',
        places: [[CHAT, 'holds the key', 'warning'], PROVIDER],
        messages: [['messages and key', '← reply']],
      },
      {
        title: 'Proxied, for production',
        places: [[CHAT, 'holds no key'], ['Your server', 'adds the key', 'good'], PROVIDER],
        messages: [
          ['messages, session', '← reply'],
          ['messages and key', '← reply'],
        ],
      },
    ],
  },
  streaming: {
    caption:
      'With `stream`, the server keeps its response open. The component appends each event to the same bubble.',
    chains: [
      {
        places: [
          [CHAT, 'one bubble'],
          ['Server', 'one response'],
        ],
        messages: [['POST', '← {"text": "Hel"}', '← {"text": "lo"}', '← end of response']],
      },
    ],
  },
  files: {
    caption:
      'A message with files is sent as form data: each file as a part named `files`, the text in `message1`.',
    chains: [
      {
        places: [
          ['User', 'picks or records'],
          [CHAT, 'checks the type'],
          ['Your server', 'reads the parts'],
        ],
        messages: [['file or photo'], ['files, message1', '← {"files": […]}']],
      },
    ],
  },
} satisfies Record<string, Drawing>;

function ChainOfPlaces({title, places, messages}: Chain): ReactNode {
  return (
    <>
      {title && <p>{title}</p>}
      <div className={styles.chain}>
        {places.map(([name, note, mark], index) => (
          <Fragment key={name}>
            <div className={styles.place} data-mark={mark}>
              <b>{name}</b> <span>{note}</span>
            </div>
            {messages[index] && (
              <div className={styles.arrows}>
                {messages[index].map((message) => {
                  const label = message.replace('← ', '');
                  const isBack = label !== message;
                  return (
                    <span key={label} data-back={isBack || undefined}>
                      <span className="sr-only">{isBack ? 'receives' : 'sends'} </span>
                      {label}
                    </span>
                  );
                })}
              </div>
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** A drawing of how the parts work together, with its caption; a column where a row would be too narrow. */
export function Diagram({of}: {readonly of: keyof typeof diagrams}): ReactNode {
  const {caption, chains}: Drawing = diagrams[of];
  return (
    <figure className={styles.diagram} data-diagram={of}>
      {chains.map((chain, index) => (
        <ChainOfPlaces key={index} {...chain} />
      ))}
      <figcaption>
        <WithCode text={caption} />
      </figcaption>
    </figure>
  );
}
