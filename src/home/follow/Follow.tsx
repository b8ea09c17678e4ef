import React, {Fragment, useId, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {StaticCode} from '../../ui/code/StaticCode';
import {ChoiceStyle, ChoiceChips, useChosen} from '../Choice';
import {PIECES, QUESTION, requests, streamOn, ways} from './ways';
import styles from './follow.module.css';

/** What differs between the ways, one after the other; the style sheet shows the chosen one. */
function PerWay({of}: {readonly of: (way: (typeof ways)[number]) => ReactNode}): ReactNode {
  return ways.map((way) => (
    <span key={way.id} data-for={way.id}>
      {of(way)}
    </span>
  ));
}

function breakable(address: string): ReactNode {
  return address.split('/').map((part, at) => (
    <Fragment key={at}>
      {at > 0 && '/'}
      <wbr />
      {part}
    </Fragment>
  ));
}

/** A message on its way to a provider and back, with the request that the component makes for each. */
export function Follow(): ReactNode {
  const name = useId();
  const sprite = useBaseUrl('/img/providers.svg');
  const [place, chosen, setChosen] = useChosen(ways[0].id);
  const [said, setSaid] = useState('');
  const choices = ways.map(({id, name: label, icon}) => ({
    id,
    label: (
      <>
        {icon && (
          <svg width="18" height="18" fill="currentColor" aria-hidden="true">
            <use href={`${sprite}#${icon}`} />
          </svg>
        )}
        {label}
      </>
    ),
  }));
  const choose = (id: string) => {
    const way = ways.find((each) => each.id === id);
    setChosen(id);
    if (way) setSaid(`${way.name}: POST ${requests[way.id].url}`);
  };

  return (
    <div ref={place} data-choice="way" data-chosen={chosen}>
      <ChoiceStyle scope="way" choices={choices} />
      <ChoiceChips
        legend="The message goes to"
        isLegendHidden
        name={name}
        choices={choices}
        onChoose={choose}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className={styles.track}>
        <li className={styles.stop}>
          <h3>A visitor writes</h3>
          <p className={styles.user}>{QUESTION}</p>
        </li>
        <li className={styles.stop}>
          <h3>The component sends</h3>
          <pre className={styles.wire} data-part="request">
            <PerWay
              of={(way) => (
                <>
                  <code>
                    <b>POST {breakable(requests[way.id].url)}</b>
                    {requests[way.id].key && `\n${requests[way.id].key}`}
                    {'\n\n'}
                  </code>
                  <StaticCode
                    code={JSON.stringify(requests[way.id].body, null, 2)}
                    language="json"
                  />
                </>
              )}
            />
          </pre>
        </li>
        <li className={styles.stop}>
          <h3>
            <PerWay of={(way) => `${way.name} streams`} />
          </h3>
          <pre className={styles.wire} data-part="stream">
            <PerWay of={(way) => <StaticCode code={streamOn(way).join('\n')} language="json" />} />
          </pre>
        </li>
        <li className={styles.stop}>
          <h3>The chat shows</h3>
          <p className={styles.reply}>
            {PIECES.map((piece) => (
              <span key={piece}>{piece}</span>
            ))}
          </p>
        </li>
      </ol>
      <p className={styles.note}>Recorded; nothing is sent. The key is left out.</p>
    </div>
  );
}
