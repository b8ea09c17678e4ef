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

const GOODS = [
  {name: 'Harbor green', price: '€9', color: '#2f7d4f'},
  {name: 'Evening rooibos', price: '€8', color: '#a4430f'},
  {name: 'Cliff walk oolong', price: '€14', color: '#6a5a1a'},
] as const;

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
        <header>
          <h1>Tidewater Tea</h1>
          <span>Basket: 2</span>
          <Link to="/examples/Layout/sticky" target="_top">
            Back to the code
          </Link>
        </header>
        <ul className={styles.goods}>
          {GOODS.map(({name, price, color}) => (
            <li key={name} style={{'--leaf': color}}>
              <svg viewBox="0 0 80 60" aria-hidden="true">
                <path d="M18 24h36v14c0 9-7 14-18 14s-18-5-18-14zM54 28h5a7 7 0 0 1 0 14h-6" />
                <path fill="none" d="M29 17c-3-4 3-6 0-10M40 17c-3-4 3-6 0-10" />
              </svg>
              <strong>{name}</strong>
              {price}
            </li>
          ))}
        </ul>
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
