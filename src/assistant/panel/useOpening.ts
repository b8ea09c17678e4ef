import {useCallback, useEffect, useState} from 'react';
import {isAskShortcut, isCovered} from '../open';
import type {Opening} from './AskPanel';

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
export function useOpening(opening: Opening) {
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
