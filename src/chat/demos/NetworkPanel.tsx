import React, {useEffect, useRef, type ReactNode} from 'react';
import Scrollable from '../../ui/Scrollable';
import styles from './demos.module.css';
import {stateOf, type Exchange} from './exchange';

/** A request and its streamed response, like the network panel of a browser. */
export function NetworkPanel({exchange}: {readonly exchange: Exchange}): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const {request, events, ms, isExample} = exchange;
  const end = Math.max(ms ?? 0, events.at(-1)?.at ?? 0, 1);
  useEffect(() => {
    const box = list.current?.parentElement;
    if (box && !isExample) box.scrollTo({top: box.scrollHeight});
  }, [events.length, isExample]);
  return (
    <section
      className={styles.network}
      aria-label="Network panel"
      data-live={ms === undefined || undefined}
    >
      <p className={styles.line}>
        <b>POST</b> <span>/api/chat</span> <code>{events.length > 0 ? '200' : '…'}</code>
        <code>text/event-stream</code>
      </p>
      <p className={styles.part}>Request</p>
      <Scrollable as="pre" label="Request body">
        <code>{request}</code>
      </Scrollable>
      <p className={styles.part}>Response</p>
      <div className={styles.timeline} aria-hidden="true">
        {events.map(({at}, index) => (
          <i key={index} style={{left: `${(at / end) * 98}%`}} />
        ))}
      </div>
      <Scrollable as="div" label="Events of the response">
        <ol ref={list}>
          {events.map(({at, text}, index) => (
            <li key={index}>
              <span>{Math.round(at)} ms</span>
              <code>{`data: ${JSON.stringify({text})}`}</code>
            </li>
          ))}
        </ol>
      </Scrollable>
      <p role="status" className={styles.state}>
        {stateOf(exchange)}
      </p>
    </section>
  );
}
