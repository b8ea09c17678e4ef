import React, {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {declarationOf, type TypeEntry} from './declaration';
import {CARD, watchTypeLinks, type TypeLink} from './watch';
import styles from './TypeCard.module.css';

const ID = 'type-card';
/** In px: between the name and its card, and between the card and the edge of the window. */
const GAP = 4;
const EDGE = 8;

let loading: Promise<readonly TypeEntry[]> | undefined;

/** The types of the component, asked for once; after a failure the next card asks again. */
function loadTypes(url: string): Promise<readonly TypeEntry[]> {
  loading ??= fetch(url)
    .then(async (response): Promise<readonly TypeEntry[]> => {
      if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
      const api: {readonly types: readonly TypeEntry[]} = await response.json();
      return api.types;
    })
    .catch(() => {
      loading = undefined;
      return [];
    });
  return loading;
}

/** The declaration of a type beside its name. It shows nothing for a name that is no type. */
function TypeCard({link}: {readonly link: TypeLink}): ReactNode {
  const {name, element} = link;
  const url = useBaseUrl('/docs/api.json');
  const card = useRef<HTMLDivElement>(null);
  const [type, setType] = useState<TypeEntry>();

  useEffect(() => {
    let isCurrent = true;
    void loadTypes(url).then((types) => {
      if (isCurrent) setType(types.find((candidate) => candidate.name === name));
    });
    return () => {
      isCurrent = false;
    };
    // A name that is asked for again asks again for what couldn't be loaded.
  }, [url, name, link]);

  useLayoutEffect(() => {
    if (!type || !card.current) return undefined;
    const {style, offsetWidth, offsetHeight} = card.current;
    const {left, top, bottom} = element.getBoundingClientRect();
    const {clientWidth, clientHeight} = document.documentElement;
    const below = bottom + GAP;
    const isBelow = below + offsetHeight + EDGE <= clientHeight || top < clientHeight / 2;
    style.left = `${Math.max(EDGE, Math.min(left, clientWidth - offsetWidth - EDGE))}px`;
    style.top = `${isBelow ? below : Math.max(EDGE, top - GAP - offsetHeight)}px`;
    element.setAttribute('aria-describedby', ID);
    return () => element.removeAttribute('aria-describedby');
  }, [type, element]);

  if (!type) return null;
  return (
    <div ref={card} id={ID} role="tooltip" className={styles.card} {...{[CARD]: ''}}>
      <code>
        {declarationOf(type).map(({code, comment}, index) => (
          <span key={index}>
            {code}
            {comment && (
              <small>
                {' // '}
                {comment}
              </small>
            )}
          </span>
        ))}
      </code>
    </div>
  );
}

/**
 * The declaration of the type that a reader asks for, if there is one.
 *
 * @param first - What the reader did before this was loaded.
 */
export function Cards({first}: {readonly first: Event}): ReactNode {
  const [link, setLink] = useState<TypeLink>();
  useEffect(() => watchTypeLinks(first, setLink), [first]);
  return link && <TypeCard key={link.name} link={link} />;
}
