import React, {useMemo, useState, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {Chat, type DeepChatElement} from '@site/src/chat';
import {Button} from '../../ui/Button';
import Scrollable from '../../ui/Scrollable';
import {mediaConfig, mediaKinds} from './configs';
import styles from './demos.module.css';

/** A chat with every type of content, and buttons that add one more of each with the JSON that a server sends. */
export function MediaDemo(): ReactNode {
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
