import React, {useRef, useState, type ReactNode} from 'react';
import {Icon} from '../../ui/Icon';
import {Tooltip} from '../../ui/Tooltip';
import {act, dragOver, usePlayground} from '../store';
import styles from './chat.module.css';

interface Props {
  /** Id and name of the chat. */
  readonly id: string;
  readonly name: string;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -99,
  End: 99,
};

/** Id of the chat at a point of the window. */
function chatAt(x: number, y: number): string | undefined {
  const cards = document.elementsFromPoint(x, y).map((element) => element.closest('[data-chat]'));
  return cards.find((card) => card instanceof HTMLElement)?.dataset.chat;
}

/** A handle that moves its chat: by dragging it onto another one, or with the arrow keys. */
export function DragHandle({id, name}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isDragging, setDragging] = useState(false);

  const move = (by: number) => {
    act({type: 'move', id, by});
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
    <Tooltip text="Drag, or use the arrow keys">
      <button
        ref={button}
        type="button"
        className={styles.grip}
        aria-label={`Move ${name} with the arrow keys`}
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
      >
        <Icon name="grip" size={18} />
      </button>
    </Tooltip>
  );
}
