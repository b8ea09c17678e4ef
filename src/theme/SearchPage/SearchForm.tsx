import React, {useEffect, useRef, type ReactNode} from 'react';
import {MAX_QUERY_SIZE} from '@site/src/search';
import {pasteDeciding} from '@site/src/search/request';
import styles from './styles.module.css';

/** The input of the search page. Arrow down goes to the first result. */
export function SearchForm({
  query,
  onQuery,
}: {
  query: string;
  onQuery: (query: string) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  // The address follows the typed text with a delay, so that the input keeps its own text meanwhile.
  const isTyping = useRef(false);
  useEffect(() => {
    if (input.current && !isTyping.current) input.current.value = query;
  }, [query]);
  useEffect(() => {
    if (input.current && !window.location.hash) input.current.focus({preventScroll: true});
  }, []);

  return (
    <form role="search" action="" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="search-page-input" className={styles.label}>
        Search docs and examples
      </label>
      <input
        ref={input}
        id="search-page-input"
        className={styles.input}
        type="search"
        name="q"
        defaultValue=""
        onBlur={() => {
          isTyping.current = false;
        }}
        maxLength={MAX_QUERY_SIZE}
        placeholder="Search docs"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onPaste={({nativeEvent}) => pasteDeciding(nativeEvent)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          const first = event.currentTarget
            .closest('main')
            ?.querySelector<HTMLElement>('article a, section a');
          if (!first) return;
          event.preventDefault();
          first.focus();
        }}
        onChange={({currentTarget}) => {
          const value = currentTarget.value.slice(0, MAX_QUERY_SIZE);
          isTyping.current = true;
          onQuery(value);
        }}
      />
    </form>
  );
}
