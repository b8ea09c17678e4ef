import React, {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {Chat} from '../../chat';
import {IconButton} from '../../ui/IconButton';
import {AskIcon} from '../AskIcon';
import {Empty} from './Empty';
import {EngineLine} from './EngineLine';
import {useWide} from './dialog';
import {useChat} from './useChat';
import {useEngine} from './useEngine';
import styles from './panel.module.css';

/** A question that comes with opening the panel. */
export interface Question {
  readonly text: string;
  /** Tells questions apart that are asked with the same words. */
  readonly id: number;
}

/** What the host of the panel says. */
export interface AskPanelProps {
  readonly isOpen: boolean;
  readonly question: Question | undefined;
  /** @param isFocusReturned `false` when the reader goes on in the page. */
  readonly onClose: (isFocusReturned?: boolean) => void;
}

const LABEL = 'Ask the docs';

/**
 * The panel: at the side of wide windows, over the whole of small ones. It keeps the conversation while it is
 * closed.
 */
export function AskPanel({isOpen, question, onClose}: AskPanelProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const isWide = useWide();
  const engine = useEngine();
  // On a small screen the page that a link opens is behind the panel.
  const onLink = useCallback(() => {
    if (!isWide) onClose(false);
  }, [isWide, onClose]);
  const chat = useChat(engine.current, onLink);
  const {isReady, ask, focus} = chat;

  useEffect(() => {
    const target = dialog.current;
    if (!isOpen || !target) return undefined;
    if (isWide) target.show();
    else target.showModal();
    return () => target.close();
  }, [isOpen, isWide]);
  useEffect(() => {
    if (isOpen && isReady) focus();
  }, [isOpen, isWide, isReady, focus]);

  const asked = useRef(0);
  useEffect(() => {
    if (!isReady || !question || asked.current === question.id) return;
    asked.current = question.id;
    ask(question.text);
  }, [isReady, question, ask]);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={LABEL}
      data-ask
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <span className={styles.mark}>
          <AskIcon size={20} />
        </span>
        <h2 className={styles.title}>Ask</h2>
        {!chat.isEmpty && (
          <button type="button" className={styles.clear} onClick={chat.clear}>
            New chat
          </button>
        )}
        <IconButton icon="close" label="Close" align="end" onClick={() => onClose()} />
      </header>
      <EngineLine engine={engine} />
      <div className={styles.body}>
        {chat.isEmpty && <Empty onAsk={ask} isReady={isReady} />}
        <Chat
          key={chat.generation}
          config={chat.config}
          label="Conversation with the docs"
          height="fill"
          start="now"
          onElement={chat.onElement}
        />
      </div>
    </dialog>
  );
}
