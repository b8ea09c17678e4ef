import React, {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {AskIcon} from '@site/src/assistant/AskIcon';
import {loadPanel, openAsk} from '@site/src/assistant/open';
import {isAskShortcut} from '@site/src/assistant/shortcut';
import {isAppleKeyboard} from '../../lib/appleKeyboard';
import {waysOn} from '../../data/siteLinks';

/** The place for the row, at the top of DocSearch's list, whenever there is one. */
function usePlace(dialog: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [place] = useState(() => document.createElement('div'));
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const {current} = dialog;
    if (!current) return undefined;
    const put = () => {
      const list = current.querySelector('.DocSearch-Dropdown');
      if (list && place.parentElement !== list) list.prepend(place);
      setThere(place.isConnected);
    };
    const observer = new MutationObserver(put);
    observer.observe(current, {subtree: true, childList: true});
    put();
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [dialog, place]);
  return isThere ? place : undefined;
}

/** Events after which the text in the field may be another. */
const EVENTS = ['input', 'click', 'keyup'];

/** The text in the field of the search. */
function useQuery(dialog: RefObject<HTMLElement | null>): string {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const {current} = dialog;
    // After React has seen the event: an update before it would put the old query back into the field. A
    // query can also be cleared by a button, or filled in by a suggestion.
    const read = () =>
      window.setTimeout(() => setQuery(current?.querySelector('input')?.value ?? ''));
    read();
    for (const name of EVENTS) current?.addEventListener(name, read);
    return () => {
      for (const name of EVENTS) current?.removeEventListener(name, read);
    };
  }, [dialog]);
  return query;
}

/** Opens Ask after the search has closed and given the focus back: that's where it returns to later. */
function askInstead(question: string | undefined, onClose: () => void): void {
  onClose();
  window.setTimeout(() => openAsk(question));
}

/**
 * The first row of the search: hands the query to Ask. It is its own button and no result, so that Enter
 * in the field still opens the first result; Ctrl+I presses it. Pages to begin with follow where there is nothing else.
 */
export function AskRow({
  dialog,
  onClose,
}: {
  readonly dialog: RefObject<HTMLElement | null>;
  readonly onClose: (returnFocus?: boolean) => void;
}): ReactNode {
  const place = usePlace(dialog);
  useEffect(() => {
    const {current} = dialog;
    const onKey = (event: KeyboardEvent) => {
      if (!isAskShortcut(event)) return;
      event.preventDefault();
      event.stopPropagation();
      askInstead(current?.querySelector('input')?.value, onClose);
    };
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [dialog, onClose]);
  const text = useQuery(dialog).trim();
  if (!place) return null;
  return createPortal(
    <>
      <button
        type="button"
        className="SearchDialog-ask"
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={() => {
          askInstead(text, onClose);
        }}
      >
        <AskIcon />
        <span>
          {text ? (
            <>
              Ask: <strong>{text}</strong>
            </>
          ) : (
            'Ask a question'
          )}
        </span>
        <kbd aria-hidden="true">{isAppleKeyboard() ? '⌘ I' : 'Ctrl I'}</kbd>
      </button>
      {!text && (
        <ul className="SearchDialog-browse" aria-label="Pages to begin with">
          {waysOn.map(({to, label}) => (
            <li key={to}>
              <Link to={to} onClick={() => onClose(false)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>,
    place,
  );
}
