import React, {useEffect, useState, type ReactNode} from 'react';

/** What a reader does first with a link. A finger is over it before it is down. */
const FIRST = ['pointerover', 'focusin'];

/**
 * Around the text of a page: names of types show their declaration on hover, focus and long press. All of
 * that is loaded with the first link that is used; offline the names stay plain links.
 */
export function TypeCards({children}: {readonly children?: ReactNode}): ReactNode {
  const [cards, setCards] = useState<ReactNode>();

  useEffect(() => {
    if (cards) return undefined;
    const load = (first: Event) => {
      if (first.target instanceof Element && first.target.closest('.markdown a'))
        void import('./TypeCard').then(
          ({Cards}) => setCards(<Cards first={first} />),
          () => undefined,
        );
    };
    for (const name of FIRST) document.addEventListener(name, load);
    return () => {
      for (const name of FIRST) document.removeEventListener(name, load);
    };
  }, [cards]);

  return (
    <>
      {children}
      {cards}
    </>
  );
}
