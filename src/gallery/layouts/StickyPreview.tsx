import Link from '@docusaurus/Link';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import css from '../../../examples/_projects/floating/src/floating-chat.css?inline';
import {
  addFloatingChat,
  type CreateChat,
} from '../../../examples/_projects/floating/src/floating-chat';
import {Chat, type ChatConfig, type DeepChatElement} from '../../chat';
import {PreviewPage} from './PreviewPage';
import styles from './previews.module.css';

const config: ChatConfig = {
  introMessage: {text: 'Hello! Ask about your order.'},
  connect: {
    handler: (body, signals) => {
      void signals.onResponse({text: `You asked: ${body.messages[0].text}`});
    },
  },
};

/** Where the chat goes, and who waits for it. */
interface Wanted {
  readonly place: HTMLElement;
  readonly onElement: (element: DeepChatElement | null) => void;
}

/** Resolves when the chat is no longer about to take the place, and the focus, of its skeleton. */
async function whenLive(element: DeepChatElement): Promise<DeepChatElement> {
  const state = () => element.closest<HTMLElement>('[data-chat-state]')?.dataset.chatState;
  while (state() === 'loading' || state() === 'slow') await new Promise(requestAnimationFrame);
  return element;
}

/**
 * The floating button on a separate page: the code of the example project, with the site's own way to
 * load the component in it, because a page can define the element only once.
 */
export function StickyPreview(): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Wanted>();

  useEffect(() => {
    const createChat: CreateChat = (place) =>
      new Promise((resolve) => {
        place.replaceChildren();
        setWanted({
          place,
          onElement: (element) => element && resolve(whenLive(element)),
        });
      });
    const remove = host.current ? addFloatingChat(host.current, createChat) : undefined;
    return () => {
      setWanted(undefined);
      remove?.();
    };
  }, []);

  return (
    <PreviewPage
      title="Floating chat button: preview"
      description="A page with a chat button in its corner: it opens a Deep Chat in a dialog, a sheet over the whole screen on a phone, and closes on Escape."
      css={css}
    >
      <main className={styles.shop} aria-label="Shop">
        <h1>Shop</h1>
        <p>
          A page with a chat in its lower corner. Open it, write something, close it, open it again.
        </p>
        <p>
          <Link to="/examples/Layout/sticky" target="_top">
            Back to the code
          </Link>
        </p>
      </main>
      <aside ref={host} className={styles.fillInside} aria-label="Support" />
      {wanted &&
        createPortal(
          <Chat config={config} label="Support chat" start="now" onElement={wanted.onElement} />,
          wanted.place,
        )}
    </PreviewPage>
  );
}
