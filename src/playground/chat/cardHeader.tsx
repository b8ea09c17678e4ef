import React, {useRef, useState, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
import {CommandMenu, useCommands} from '../commands/registry';
import {PANEL_TABS} from '../panel/tabs';
import {MAX_NAME_LENGTH} from '../schema';
import {moveChat} from '../actions';
import {dragOver, shownChat, usePlayground} from '../store';
import styles from './chat.module.css';

interface Props {
  readonly id: string;
  /** Name of the chat, which tells its buttons from those of the others. */
  readonly name: string;
}

interface NameProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
}

/** The name of a chat, edited in place: Enter or leaving keeps it, Escape takes it back. */
export function ChatName({name, onRename}: NameProps): ReactNode {
  /** The typed text; undefined while nobody edits. */
  const [draft, setDraft] = useState<string>();
  const keep = () => {
    if (draft !== undefined && draft.trim() !== name) onRename(draft);
    setDraft(undefined);
  };
  return (
    <input
      className={styles.name}
      aria-label={`Name of the chat ${name}`}
      value={draft ?? name}
      maxLength={MAX_NAME_LENGTH}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setDraft(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') setDraft(undefined);
      }}
    />
  );
}

/** The buttons of one chat: what is used most with words, everything else in a menu. */
export function ChatActions({id, name}: Props): ReactNode {
  const {ofChat, menu} = useCommands();
  const tab = usePlayground((state) =>
    shownChat(state)?.id === id ? state.panel?.tab : undefined,
  );
  return (
    <div className={styles.actions} role="group" aria-label={`Tools of ${name}`}>
      {PANEL_TABS.map((one) => ({...one, command: ofChat(id, one.id)}))
        .filter(({command}) => command.menu === undefined)
        .map(({id: key, name: word, command}) => (
          <Button key={key} data-active={tab === key || undefined} onClick={command.run}>
            {word}
            <span className="sr-only"> of {name}</span>
          </Button>
        ))}
      <CommandMenu label={`More for ${name}`} chat={name} groups={menu(id)} />
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -99,
  End: 99,
};

function chatAt(x: number, y: number): string | undefined {
  const cards = document.elementsFromPoint(x, y).map((element) => element.closest('[data-chat]'));
  return cards.find((card) => card instanceof HTMLElement)?.dataset.chat;
}

/** A handle that moves its chat: by dragging it onto another one, or with the arrow keys. */
export function DragHandle({id, name}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isDragging, setDragging] = useState(false);

  const move = (by: number) => {
    moveChat(id, by);
    // The card is put elsewhere in the page, and what is moved loses the focus.
    requestAnimationFrame(() => button.current?.focus());
  };
  const finish = (isDropped: boolean) => {
    if (!isDragging) return;
    setDragging(false);
    const {draggedOver, workspace} = usePlayground.getState();
    const placeOf = (chat: string) => workspace.chats.findIndex((one) => one.id === chat);
    dragOver(undefined);
    if (isDropped && draggedOver) move(placeOf(draggedOver) - placeOf(id));
  };

  return (
    <div className={styles.grip}>
      <IconButton
        ref={button}
        icon="grip"
        label={`Move ${name} with the arrow keys`}
        tip="Drag, or use the arrow keys"
        data-dragging={isDragging || undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape') finish(false);
          const by = STEPS[event.key];
          if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          move(by);
        }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
        }}
        onPointerMove={({clientX, clientY}) => {
          const over = isDragging ? chatAt(clientX, clientY) : undefined;
          if (isDragging) dragOver(over === id ? undefined : over);
        }}
        onPointerUp={() => finish(true)}
        onPointerCancel={() => finish(false)}
      />
    </div>
  );
}
