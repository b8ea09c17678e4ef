import React, {useMemo, useState, type ReactNode, useEffect, useRef} from 'react';
import {Chat} from '@site/src/chat';
import {connectConfig} from './configs';
import styles from './demos.module.css';
import {EXAMPLE, type Exchange, stateOf} from './exchange';
import Scrollable from '../../ui/Scrollable';

/** A request and its streamed response, like the network panel of a browser. */
function NetworkPanel({exchange}: {readonly exchange: Exchange}): ReactNode {
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

/** A chat whose replies are streamed by a function, beside a panel that shows the request and each event. */
export function ConnectDemo(): ReactNode {
  const [exchange, setExchange] = useState<Exchange>(EXAMPLE);
  const config = useMemo(
    () =>
      connectConfig({
        onRequest: (request) => setExchange({request, events: []}),
        onEvent: (event) => setExchange((now) => ({...now, events: [...now.events, event]})),
        onEnd: (ms) => setExchange((now) => ({...now, ms})),
      }),
    [],
  );
  return (
    <>
      <div className={styles.split}>
        <Chat config={config} label="Chat connected to a function" height={440} />
        <NetworkPanel exchange={exchange} />
      </div>
      <p className={styles.hint}>
        A function on this page plays the server. Nothing leaves your browser.
      </p>
    </>
  );
}
