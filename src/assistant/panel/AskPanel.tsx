import React, {useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useWindowSize} from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import {Chat} from '../../chat';
import {useLazyPart} from '../../ui/useLazyPart';
import {AskIcon} from '../AskIcon';
import type {EngineFormProps} from '../engine';
import {useChat} from './useChat';
import {useEngine, type EngineState} from './useEngine';
import looks from './panel.css?inline';
import {openersOn} from '../suggestions';
import {isAskShortcut, isCovered} from '../shortcut';

/** Gives the focus to what opened the panel, or to the button that opens it. */
function returnFocus(from: Element | null): void {
  const button = document.querySelector('.navbar [data-ask-button]');
  const menu = document.querySelector('.navbar__toggle');
  for (const place of [from, button, menu]) {
    if (!(place instanceof HTMLElement) || !place.isConnected || place === document.body) continue;
    place.focus();
    if (document.activeElement === place) return;
  }
}

/** Whether the panel is open. Escape and its shortcut close it. */
function useOpening(opening: Opening) {
  const [closed, setClosed] = useState<Opening>();
  const isOpen = closed !== opening;
  /** @param isFocusReturned `false` when the reader goes on in the page. */
  const close = useCallback(
    (isFocusReturned = true) => {
      setClosed(opening);
      // After the dialog has gone: a modal one keeps the focus inside.
      if (isFocusReturned) requestAnimationFrame(() => returnFocus(opening.from));
    },
    [opening],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, defaultPrevented, isComposing} = event;
      const isEscape = key === 'Escape' && !defaultPrevented && !isComposing;
      if (isCovered() || !(isEscape || isAskShortcut(event))) return;
      event.preventDefault();
      close();
    };
    if (!isOpen) return undefined;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, close]);
  return {isOpen, close};
}

function Empty({
  onAsk,
  isReady,
}: {
  readonly onAsk: (question: string) => void;
  readonly isReady: boolean;
}): ReactNode {
  return (
    <div className="Ask-empty">
      <p className="Ask-lead">What do you want to build?</p>
      <p className="Ask-hint">
        Ask about properties, providers, styles or an error. Answers come from these docs and link
        to them.
      </p>
      <ul className="Ask-chips" aria-label="Questions to begin with">
        {openersOn(useLocation().pathname).map((question) => (
          <li key={question}>
            <button type="button" disabled={!isReady} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const loadForm = () =>
  import(/* webpackChunkName: "ask-provider" */ './ProviderForm').then((it) => it.ProviderForm);

/** The form of a provider; its code is loaded when a provider is chosen. */
function ProviderSetup({onEngine}: EngineFormProps): ReactNode {
  const {Part, failure, retry} = useLazyPart(loadForm);
  if (Part) return <Part onEngine={onEngine} />;
  if (!failure) return null;
  return (
    <p role="alert" className="Ask-failure">
      {failure}{' '}
      <button type="button" onClick={retry}>
        Try again
      </button>
    </p>
  );
}

/** Who answers, in one line, and below it what that needs. */
function EngineLine({engine}: {readonly engine: EngineState}): ReactNode {
  const id = useId();
  const {choices, note, download, look, choose, setUp} = engine;
  return (
    <div className="Ask-engine">
      <label htmlFor={id}>From</label>
      <select
        id={id}
        value={engine.id}
        aria-describedby={`${id}-note`}
        onPointerEnter={look}
        onFocus={look}
        onChange={({target}) => {
          const next = choices.find((choice) => choice.id === target.value);
          if (next) choose(next.id);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className="Ask-note">
        {note}
      </p>
      {download !== undefined && <progress aria-label="Model downloaded" value={download} />}
      {engine.id === 'provider' && <ProviderSetup onEngine={setUp} />}
    </div>
  );
}

/** One time that the panel is opened. */
export interface Opening {
  /** Asked immediately. */
  readonly question: string | undefined;
  readonly from: Element | null;
}

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
  const isWide = useWindowSize() === 'desktop';
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
    // Not its first button, which a space would press.
    target.focus();
    return () => target.close();
  }, [isOpen, isWide]);
  /** Letters typed before the chat had its field. */
  const early = useRef('');
  useEffect(() => {
    if (!isOpen || !isReady) return;
    focus(early.current);
    early.current = '';
  }, [isOpen, isWide, isReady, focus]);

  const asked = useRef<Opening>(undefined);
  useEffect(() => {
    if (!isReady || asked.current === opening) return;
    asked.current = opening;
    if (opening.question) ask(opening.question);
  }, [isReady, opening, ask]);

  const askFirst = (question: string) => {
    ask(question);
    // The pressed button goes. On a small screen the focus in the field would open the keyboard.
    if (isWide) focus('');
  };

  return (
    <dialog
      ref={dialog}
      className="Ask-panel"
      aria-label={LABEL}
      data-ask
      tabIndex={-1}
      onKeyDown={(event) => {
        const isText = event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey;
        if (isText && event.target === event.currentTarget) early.current += event.key;
      }}
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
        <button type="button" className="Ask-clear" aria-label="Close" onClick={() => close()}>
          <IconClose width={14} height={14} strokeWidth={1.6} />
        </button>
      </header>
      <div className="Ask-body">
        {chat.isEmpty && <Empty onAsk={askFirst} isReady={isReady} />}
        <Chat
          key={chat.generation}
          config={chat.config}
          label="Conversation with the docs"
          height="fill"
          start="now"
          onElement={chat.onElement}
        />
      </div>
      <EngineLine engine={engine} />
    </dialog>
  );
}
