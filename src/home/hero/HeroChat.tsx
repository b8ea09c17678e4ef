import React, {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {Chat} from '../../chat';
import {continueIn, INPUT, TEXT_INPUT} from '../../chat/internals';
import type {DeepChatElement} from '../../chat/types';
import {Recorded, RecordedSkin} from '../recordings/Recorded';
import {chips, type Chip} from './chips';
import {liveConfig} from './liveConfig';
import styles from './hero.module.css';

/** The face of the assistant in the recorded chats. */
function Ada(): ReactNode {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="10" fill="var(--accent-soft)" />
      <path
        d="M9 22V12.5a2.5 2.5 0 0 1 2.5-2.5h9a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5H13z"
        fill="var(--accent-text)"
      />
      <circle cx="13.5" cy="15" r="1.5" fill="var(--accent-soft)" />
      <circle cx="18.5" cy="15" r="1.5" fill="var(--accent-soft)" />
      <circle cx="25" cy="8" r="3" fill="var(--highlight)" />
    </svg>
  );
}

const NAMES = chips.map(({id}) => id);

/** Makes the recorded fields writable: the draft goes into the live chat. */
function openFields(root: ShadowRoot, onIntent: () => void, onEnter: () => void): void {
  for (const area of root.querySelectorAll(INPUT)) {
    const field = area.querySelector<HTMLElement>(TEXT_INPUT);
    if (!field) continue;
    area.removeAttribute('aria-hidden');
    field.setAttribute('contenteditable', 'true');
    field.setAttribute('role', 'textbox');
    field.setAttribute('aria-label', field.getAttribute('deep-chat-placeholder-text') ?? '');
    area.addEventListener('pointerdown', onIntent);
    field.addEventListener('focusin', onIntent);
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      onEnter();
    });
  }
}

/** The text in the recorded field that is seen, with a space at its end: the next word may be on its way. */
function draftIn(root: ShadowRoot | null): string {
  const fields = [...(root?.querySelectorAll<HTMLElement>(TEXT_INPUT) ?? [])];
  return fields.find((field) => field.offsetParent !== null)?.innerText.replace(/\n$/, '') ?? '';
}

/** The chat of the hero: recorded, and live from the moment that somebody reaches for its field. */
export function HeroChat({chip}: {readonly chip: Chip}): ReactNode {
  const [isWanted, setWanted] = useState(false);
  const [isLive, setLive] = useState(false);
  const recording = useRef<ShadowRoot | null>(null);
  const isSending = useRef(false);
  const config = useMemo(() => liveConfig(chip), [chip]);

  const onRoot = useCallback((root: ShadowRoot) => {
    recording.current = root;
    openFields(
      root,
      () => setWanted(true),
      () => {
        isSending.current = true;
        setWanted(true);
      },
    );
  }, []);
  const onElement = useCallback((element: DeepChatElement | null) => {
    if (!element) return;
    // After the chat has settled its own focus; until then letters go on into the recording.
    setTimeout(() => {
      if (!recording.current || !element.isConnected) return;
      const draft = draftIn(recording.current);
      const hasFocus = recording.current.activeElement !== null;
      recording.current = null;
      if (draft.trim() && isSending.current) element.submitUserMessage({text: draft.trim()});
      // Who has left the field without a word is elsewhere on the page by now.
      if (hasFocus || draft.trim()) continueIn(element, isSending.current ? '' : draft);
      setLive(true);
    });
  }, []);

  return (
    <div className={styles.card}>
      <RecordedSkin />
      <p className={styles.bar}>
        <Ada />
        <span>
          <strong>Ada</strong>
          <span className={styles.role}>Orders and returns</span>
        </span>
      </p>
      <div className={styles.chat}>
        {isWanted && (
          <Chat
            config={config}
            label="Live chat of the chosen line"
            height="fill"
            start="now"
            onElement={onElement}
          />
        )}
        {!isLive && (
          <div className={styles.recording} role="group" aria-label="Recorded chat">
            <Recorded names={NAMES} onRoot={onRoot} />
          </div>
        )}
      </div>
    </div>
  );
}
