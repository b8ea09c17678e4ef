import React, {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {Chat, type DeepChatElement} from '@site/src/chat';
import type {Feature} from '../../data/features';
import {Button} from '../../ui/Button';
import Scrollable from '../../ui/Scrollable';
import {CaptureDemo} from './CaptureDemo';
import {connectConfig, mediaConfig, mediaKinds} from './configs';
import {CustomizeDemo} from './CustomizeDemo';
import {EXAMPLE, type DemoExchange, stateOf} from './demoExchange';
import {SpeechDemo} from './SpeechDemo';
import styles from './demos.module.css';

/** A chat with every type of content, and buttons that add one more of each with the JSON that a server sends. */
function MediaDemo(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [chat, setChat] = useState<DeepChatElement | null>(null);
  const config = useMemo(() => mediaConfig(withBaseUrl), [withBaseUrl]);
  const kinds = useMemo(() => mediaKinds(withBaseUrl), [withBaseUrl]);
  const [chosen, setChosen] = useState('Picture');
  const message = kinds.find(({name}) => name === chosen)?.message;
  return (
    <div className={styles.split}>
      <Chat
        config={config}
        label="Chat with text, picture, sound and HTML"
        height={500}
        onElement={setChat}
      />
      <div>
        <p className={styles.lead}>Add a message. The JSON is what your server replies.</p>
        <div className={styles.kinds} role="group" aria-label="Add a message">
          {kinds.map((kind) => (
            <Button
              key={kind.name}
              disabled={!chat}
              onClick={() => {
                setChosen(kind.name);
                chat?.addMessage({role: 'ai', ...kind.message});
                setTimeout(() => chat?.scrollToBottom(), 50);
              }}
            >
              {kind.name}
            </Button>
          ))}
        </div>
        <figure className={styles.written}>
          <figcaption>Reply: {chosen.toLowerCase()}</figcaption>
          <Scrollable as="pre" label="JSON of the reply">
            <code>{JSON.stringify(message, null, 2)}</code>
          </Scrollable>
        </figure>
      </div>
    </div>
  );
}

/** A request and its streamed response, like the network panel of a browser. */
function NetworkPanel({exchange}: {readonly exchange: DemoExchange}): ReactNode {
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
function ConnectDemo(): ReactNode {
  const [exchange, setExchange] = useState<DemoExchange>(EXAMPLE);
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

const demos: Readonly<Record<Feature['id'], () => ReactNode>> = {
  connect: ConnectDemo,
  captureFiles: CaptureDemo,
  media: MediaDemo,
  speech: SpeechDemo,
  customize: CustomizeDemo,
};

/** A live chat that shows one feature. Nothing asks for permission before a click. */
export function FeatureDemo({id}: {readonly id: Feature['id']}): ReactNode {
  const Demo = demos[id];
  return (
    <div className={styles.demo}>
      <Demo />
    </div>
  );
}
