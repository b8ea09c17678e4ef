import {useEffect, useState} from 'react';
import {typeLinkAt, type TypeLink} from './typeLink';

/** A pointer that rests this many ms on a name asks what it is. */
const REST = 250;
/** A finger that rests this many ms does. */
const LONG_PRESS = 500;
/** Time in ms to go from the name to the card. */
const WAY = 200;

/** The card of a type: an element with this attribute keeps itself open while the pointer is in it. */
export const CARD = 'data-type-card';

const isCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${CARD}]`) !== null;

/**
 * The type whose name a reader points at, has focused with the keyboard or presses long. Escape, leaving,
 * scrolling and a press elsewhere end it.
 */
export function useTypeLink(): {readonly link: TypeLink | undefined} {
  const [link, setLink] = useState<TypeLink>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The finger that opened the card is still down: lifting it follows no link. */
    let isPressed = false;
    const after = (time: number, next: TypeLink | undefined, then?: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setLink(next);
        then?.();
      }, time);
    };
    const close = () => {
      clearTimeout(timer);
      setLink(undefined);
    };
    const listeners = {
      pointerover({target, pointerType}: PointerEvent) {
        if (pointerType !== 'mouse') return;
        const next = typeLinkAt(target);
        if (next) after(REST, next);
        else if (isCard(target)) clearTimeout(timer);
        else after(WAY, undefined);
      },
      pointerdown({target, pointerType}: PointerEvent) {
        isPressed = false;
        if (isCard(target)) return;
        close();
        const next = typeLinkAt(target);
        if (next && pointerType === 'touch') after(LONG_PRESS, next, () => (isPressed = true));
      },
      pointerup({pointerType}: PointerEvent) {
        if (pointerType === 'touch' && !isPressed) clearTimeout(timer);
      },
      pointercancel: () => clearTimeout(timer),
      contextmenu(event: MouseEvent) {
        // A long press asks for the card here, not for the browser's menu.
        if (isPressed && typeLinkAt(event.target)) event.preventDefault();
      },
      click(event: MouseEvent) {
        if (isPressed && typeLinkAt(event.target)) event.preventDefault();
        else if (!isCard(event.target)) close();
        isPressed = false;
      },
      focusin({target}: FocusEvent) {
        const next = typeLinkAt(target);
        if (next?.element.matches(':focus-visible')) after(0, next);
        else close();
      },
      focusout: close,
      keydown({key}: KeyboardEvent) {
        if (key === 'Escape') close();
      },
      scroll({target}: Event) {
        if (!isCard(target)) close();
      },
    };
    const stop = new AbortController();
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener as EventListener, {
        capture: true,
        passive: name === 'scroll',
        signal: stop.signal,
      });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);

  return {link};
}
