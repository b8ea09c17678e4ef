import React, {Fragment, type ReactNode} from 'react';
import {WithCode} from './WithCode';
import styles from './Diagram.module.css';

/** Places in a row with the messages between each two of them. */
interface Chain {
  readonly title?: string;
  readonly places: readonly {
    readonly name: string;
    readonly note: string;
    /** Whether it is the part that the diagram warns about, or the one that solves it. */
    readonly mark?: 'warning' | 'good';
  }[];
  /** One list less than there are places. */
  readonly arrows: readonly (readonly {readonly label: string; readonly isBack?: boolean}[])[];
}

interface Drawing {
  readonly caption: string;
  readonly chains: readonly Chain[];
}

const CHAT = '<deep-chat>';

export const diagrams = {
  message: {
    caption:
      'A message goes from the page to your server and on to the provider. The reply takes the same path back.',
    chains: [
      {
        places: [
          {name: CHAT, note: 'shows bubbles'},
          {name: 'Your server', note: 'holds the key'},
          {name: 'Provider', note: 'runs the model'},
        ],
        arrows: [
          [{label: '{"messages": […]}'}, {label: '{"text": "…"}', isBack: true}],
          [{label: 'prompt and key'}, {label: 'reply', isBack: true}],
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
        places: [
          {name: CHAT, note: 'holds the key', mark: 'warning'},
          {name: 'Provider', note: 'runs the model'},
        ],
        arrows: [[{label: 'messages and key'}, {label: 'reply', isBack: true}]],
      },
      {
        title: 'Proxied, for production',
        places: [
          {name: CHAT, note: 'holds no key'},
          {name: 'Your server', note: 'adds the key', mark: 'good'},
          {name: 'Provider', note: 'runs the model'},
        ],
        arrows: [
          [{label: 'messages, session'}, {label: 'reply', isBack: true}],
          [{label: 'messages and key'}, {label: 'reply', isBack: true}],
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
          {name: CHAT, note: 'one bubble'},
          {name: 'Server', note: 'one response'},
        ],
        arrows: [
          [
            {label: 'POST'},
            {label: '{"text": "Hel"}', isBack: true},
            {label: '{"text": "lo"}', isBack: true},
            {label: 'end of response', isBack: true},
          ],
        ],
      },
    ],
  },
  files: {
    caption:
      'A message with files is sent as form data: each file as a part named `files`, the text in `message1`.',
    chains: [
      {
        places: [
          {name: 'User', note: 'picks or records'},
          {name: CHAT, note: 'checks the type'},
          {name: 'Your server', note: 'reads the parts'},
        ],
        arrows: [
          [{label: 'file or photo'}],
          [{label: 'files, message1'}, {label: '{"files": […]}', isBack: true}],
        ],
      },
    ],
  },
} satisfies Record<string, Drawing>;

function ChainOfPlaces({title, places, arrows}: Chain): ReactNode {
  return (
    <>
      {title && <p>{title}</p>}
      <div className={styles.chain}>
        {places.map(({name, note, mark}, index) => (
          <Fragment key={name}>
            <div className={styles.place} data-mark={mark}>
              <b>{name}</b> <span>{note}</span>
            </div>
            {arrows[index] && (
              <div className={styles.arrows}>
                {arrows[index].map(({label, isBack}) => (
                  <span key={label} data-back={isBack}>
                    <span className="sr-only">{isBack ? 'receives' : 'sends'} </span>
                    {label}
                  </span>
                ))}
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
