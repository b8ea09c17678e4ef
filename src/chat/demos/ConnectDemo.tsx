import React, {useMemo, useState, type ReactNode} from 'react';
import {Chat} from '@site/src/chat';
import {connectConfig} from './configs';
import styles from './demos.module.css';
import {EXAMPLE, type Exchange} from './exchange';
import {NetworkPanel} from './NetworkPanel';

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
