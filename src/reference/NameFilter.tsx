import React, {useState, type FormEvent, type ReactNode} from 'react';
import ui from '../ui/ui.module.css';
import styles from './Api.module.css';

/** Narrows the API index, whose names are in the page's HTML, to those with some letters in them. */
export function NameFilter(): ReactNode {
  const [text, setText] = useState('');
  const query = text.trim();
  const match = `[data-name*=${JSON.stringify(query)} i]`;
  const count = (selector: string) => document.querySelectorAll(selector).length;

  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    if (query) document.querySelector<HTMLElement>(`${match} a`)?.click();
  };

  return (
    <form className={styles.filter} onSubmit={openFirst}>
      {query && (
        <style>{`
          [data-name]:not(${match}), [data-name] > strong,
          h2:has(+ ul):not(:has(+ ul ${match})), ul:has(> [data-name]):not(:has(${match})),
          #unused-types, #unused-types ~ * {display: none}
        `}</style>
      )}
      <label className={ui.field}>
        Filter by name
        <input
          className={ui.control}
          type="search"
          placeholder="Part of a name, such as stream"
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={({target}) => setText(target.value)}
          onKeyDown={({key}) => key === 'Escape' && setText('')}
        />
      </label>
      <span role="status">{query && `${count(match)} of ${count('[data-name]')} names`}</span>
    </form>
  );
}
