import React, {useRef, useState, type ReactNode} from 'react';
import {Icon} from '../../ui/Icon';
import {Tooltip} from '../../ui/Tooltip';
import styles from './chat.module.css';

interface Props {
  /** Id and name of the chat. */
  readonly id: string;
  readonly name: string;
  /** Moves the chat by this many places. */
  readonly onMove: (by: number) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -99,
  End: 99,
};

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-chat]')];

/** A handle that moves its chat: by dragging it onto another one, or with the arrow keys. */
export function DragHandle({id, name, onMove}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isDragging, setDragging] = useState(false);
  const target = useRef<HTMLElement>(undefined);

  const mark = (card: HTMLElement | undefined) => {
    if (target.current === card) return;
    target.current?.removeAttribute('data-drop');
    card?.setAttribute('data-drop', '');
    target.current = card;
  };
  const finish = (isDropped: boolean) => {
    if (!isDragging) return;
    setDragging(false);
    const all = cards();
    const from = all.findIndex(({dataset}) => dataset.chat === id);
    const to = target.current ? all.indexOf(target.current) : from;
    mark(undefined);
    if (isDropped && to !== from) move(to - from);
  };
  const move = (by: number) => {
    onMove(by);
    // The card is put elsewhere in the page, and what is moved loses the focus.
    requestAnimationFrame(() => button.current?.focus());
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
        onPointerMove={(event) => {
          if (!isDragging) return;
          const {clientX: x, clientY: y} = event;
          mark(
            cards().find((card) => {
              const {left, right, top, bottom} = card.getBoundingClientRect();
              return card.dataset.chat !== id && x > left && x < right && y > top && y < bottom;
            }),
          );
        }}
        onPointerUp={() => finish(true)}
        onPointerCancel={() => finish(false)}
      >
        <Icon name="grip" size={18} />
      </button>
    </Tooltip>
  );
}
