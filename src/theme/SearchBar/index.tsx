import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {withCause} from '@site/src/lib/withCause';
import {useSettings} from '@site/src/config/useSettings';
import type {SearchModalProps} from './SearchModal';
import {isAppleKeyboard} from '../../lib/appleKeyboard';
import {shortcutOf, typedCharacter} from './shortcuts';
import styles from './styles.module.css';

/** `loading` begins with the reader's intent and ends when the modal's code is there. */
type State = 'closed' | 'loading' | 'open' | 'failed';

const loadModal = () => import(/* webpackChunkName: "search-modal" */ './SearchModal');

/**
 * The search button of the navigation bar. It is all of the search that a page loads first; the modal and
 * the index follow when the reader points at the button, focuses it or presses a shortcut.
 */
export default function SearchBar(): ReactNode {
  const {openSearchOnFocus, search} = useSettings();
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('closed');
  const [modal, setModal] = useState<{Component: ComponentType<SearchModalProps>}>();
  const [initialQuery, setInitialQuery] = useState('');
  const [failure, setFailure] = useState('');
  const isBrowser = useIsBrowser();
  const isMac = isBrowser && isAppleKeyboard();
  /** Text typed while the modal's code is on its way. */
  const typed = useRef('');
  const attempts = useRef(0);
  /** Focus that comes with Tab, from a click, from closing the modal or from another window doesn't open it. */
  const ignoreFocus = useRef(false);

  const prepare = useCallback(
    () =>
      loadModal().then(({SearchModal, prepareSearch}) => {
        prepareSearch(search);
        setModal({Component: SearchModal});
      }),
    [search],
  );

  const open = useCallback(() => {
    setState((now) => (now === 'open' ? now : 'loading'));
    // Typed text stays in the page while the modal cannot be loaded: for the next attempt, and for the
    // script in the page's head, in case that the modal is gone with an earlier deployment.
    const {dataset} = document.documentElement;
    const takeTyped = () => {
      const text = (dataset.searchText ?? '') + typed.current;
      typed.current = '';
      return text;
    };
    const attempt = ++attempts.current;
    prepare().then(
      () => {
        if (attempt !== attempts.current) return; // the later one takes the typed text
        // Synchronously, or text typed before the modal shows would be lost.
        flushSync(() => {
          setInitialQuery(takeTyped());
          setState((now) => (now === 'loading' ? 'open' : now));
        });
        delete dataset.searchText;
      },
      (error: unknown) => {
        dataset.searchText = takeTyped();
        setFailure(withCause('The search could not be loaded.', error));
        setState((now) => (now === 'loading' ? 'failed' : now));
      },
    );
  }, [prepare]);

  const close = useCallback((returnFocus = true) => {
    setState('closed');
    if (!returnFocus) return;
    ignoreFocus.current = true;
    button.current?.focus();
    ignoreFocus.current = false;
  }, []);

  // Back and forward leave the page that was searched from. A result closes the modal on its own, and its
  // page may come so late that the reader searches again.
  useEffect(
    () => history.listen((_location, action) => action === 'POP' && setState('closed')),
    [history],
  );

  // The next page's button replaces this one in the same moment as it appears: an effect that runs after the
  // painting would leave a gap in which a shortcut is lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Whoever tabs along the bar isn't caught by the modal (WCAG 3.2.1).
      if (event.key === 'Tab') {
        ignoreFocus.current = true;
        window.setTimeout(() => (ignoreFocus.current = false));
      }
      const action = shortcutOf(event, isMac);
      if (action === 'toggle') {
        event.preventDefault();
        if (state === 'open') close();
        else open();
      } else if (
        action === 'open' &&
        state !== 'open' &&
        !document.querySelector('dialog[open], [aria-modal="true"]')
      ) {
        event.preventDefault();
        open();
      } else if (state === 'loading') {
        if (event.key === 'Escape' || event.key === 'Tab') {
          typed.current = '';
          setState('closed');
        }
        const character = typedCharacter(event) ?? (typed.current && event.key === ' ' ? ' ' : '');
        if (!character) return;
        event.preventDefault();
        typed.current += character;
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [state, isMac, open, close]);

  useEffect(() => {
    const onLeave = () => {
      if (document.activeElement === button.current) ignoreFocus.current = true;
    };
    // The window's own event comes after the one of the element that gets the focus back.
    const onReturn = () => {
      ignoreFocus.current = false;
    };
    window.addEventListener('blur', onLeave);
    window.addEventListener('focus', onReturn);
    return () => {
      window.removeEventListener('blur', onLeave);
      window.removeEventListener('focus', onReturn);
    };
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('DocSearch-Button', styles.button)}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={() => void prepare().catch(() => undefined)}
        onPointerDown={() => {
          ignoreFocus.current = true;
        }}
        onPointerUp={() => {
          ignoreFocus.current = false;
        }}
        onPointerCancel={() => {
          ignoreFocus.current = false;
        }}
        onFocus={() => {
          if (openSearchOnFocus && !ignoreFocus.current) open();
          else void prepare().catch(() => undefined);
        }}
        onClick={open}
        onKeyDown={(event) => {
          const character = typedCharacter(event);
          if (!character || shortcutOf(event.nativeEvent, isMac)) return;
          event.preventDefault();
          event.stopPropagation();
          if (state !== 'loading') open();
          typed.current += character;
        }}
      >
        <SearchIcon />
        <span className={styles.label}>Search</span>
        <kbd className={styles.keys} aria-hidden="true">
          {isBrowser && (isMac ? '⌘ K' : 'Ctrl K')}
        </kbd>
      </button>
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          {failure} You might want to check your network connection.{' '}
          <button
            type="button"
            onClick={() => {
              close(); // the focus goes to the search button, since this one goes away
              open();
            }}
          >
            Retry
          </button>
        </p>
      )}
      {state === 'open' && modal && <modal.Component initialQuery={initialQuery} onClose={close} />}
    </>
  );
}

function SearchIcon(): ReactNode {
  return (
    <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="m14.4 14.4 4 4M16.6 9a7.6 7.6 0 1 1-15.2 0 7.6 7.6 0 0 1 15.2 0Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
