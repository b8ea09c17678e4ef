import React, {useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import site from '../ui/site.module.css';
import {errorsIn, type KnownError} from './errorsIn';

/** The entries of the page, with the error texts in each. */
function knownErrors(): KnownError[] {
  return [...document.querySelectorAll('main summary > [id]')].map((heading) => ({
    id: heading.id,
    title: heading.textContent,
    texts: Array.from(
      heading.closest('details')?.querySelectorAll(':not(pre) > code') ?? [],
      (code) => code.textContent,
    ),
  }));
}

/** Finds the entry of a pasted error message. Without JavaScript the field leads to the search. */
export function ErrorFinder(): ReactNode {
  const [pasted, setPasted] = useState('');
  const search = useBaseUrl('/search');
  const history = useHistory();
  const isLong = pasted.trim().length > 3;
  const found = isLong ? errorsIn(pasted, knownErrors()) : [];
  const [first] = found;
  return (
    <>
      <form
        action={search}
        className={site.fieldRow}
        onSubmit={(event) => {
          if (!first) return;
          event.preventDefault();
          history.push(`#${first.id}`);
        }}
      >
        <input
          name="q"
          type="search"
          value={pasted}
          placeholder="Paste your error message"
          aria-label="Your error message"
          autoComplete="off"
          onChange={({target}) => setPasted(target.value)}
        />
        <button type="submit" className={site.action}>
          Find
        </button>
      </form>
      <div role="status">
        {isLong && !first && 'No entry has this text. “Find” searches all pages.'}
        {first && (
          <ul>
            {found.map(({id, title}) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
