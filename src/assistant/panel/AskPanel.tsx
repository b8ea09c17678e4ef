import React, {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {Chat} from '../../chat';
import {IconButton} from '../../ui/IconButton';
import {AskIcon} from '../AskIcon';
import {Empty} from './Empty';
import {EngineLine} from './EngineLine';
import {useWide} from './dialog';
import {useChat} from './useChat';
import {useOpening} from './useOpening';
import {useEngine} from './useEngine';
import looks from './panel.css?inline';

/** One time that the panel is opened. */
export interface Opening {
  /** Asked immediately. */
  readonly question: string | undefined;
  /** What had the focus then. */
  readonly from: Element | null;
}

/** What the host of the panel says. */
export interface AskPanelProps {
  /** The last opening; another one opens the panel again. */
  readonly opening: Opening;
}

const LABEL = 'Ask the docs';

/**
 * The panel: at the side of wide windows, over the whole of small ones. It keeps the conversation while it is
 * closed.
 */
export function AskPanel({opening}: AskPanelProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const isWide = useWide();
  const {isOpen, close} = useOpening(opening);
  const engine = useEngine();
  // On a small screen the page that a link opens is behind the panel.
  const onLink = useCallback(() => {
    if (!isWide) close(false);
  }, [isWide, close]);
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

  const asked = useRef<Opening>(undefined);
  useEffect(() => {
    if (!isReady || asked.current === opening) return;
    asked.current = opening;
    if (opening.question) ask(opening.question);
  }, [isReady, opening, ask]);

  return (
    <dialog
      ref={dialog}
      className="Ask-panel"
      aria-label={LABEL}
      data-ask
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <style>{looks}</style>
      <header className="Ask-head">
        <AskIcon size={20} />
        <h2 className="Ask-title">Ask</h2>
        {!chat.isEmpty && (
          <button type="button" className="Ask-clear" onClick={chat.clear}>
            New chat
          </button>
        )}
        <IconButton icon="close" label="Close" align="end" onClick={() => close()} />
      </header>
      <EngineLine engine={engine} />
      <div className="Ask-body">
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
