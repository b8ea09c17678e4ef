import React, {useEffect, useState, type ReactNode} from 'react';
import {typeLinkAt} from './typeLink';

/** What a reader does first with the name of a type. */
const FIRST = ['pointerover', 'pointerdown', 'focusin'];

/**
 * Around the text of a page: names of types show their declaration on hover, focus and long press. All of
 * that is loaded when it is first asked for; offline the names stay plain links.
 */
export function TypeCards({children}: {readonly children?: ReactNode}): ReactNode {
  const [cards, setCards] = useState<ReactNode>();

  useEffect(() => {
    const stop = new AbortController();
    const load = (first: Event) => {
      if (!typeLinkAt(first.target)) return;
      void import('./Cards').then(
        ({Cards}) => {
          if (stop.signal.aborted) return;
          stop.abort();
          setCards(<Cards first={first} />);
        },
        () => undefined,
      );
    };
    for (const name of FIRST)
      document.addEventListener(name, load, {capture: true, signal: stop.signal});
    return () => stop.abort();
  }, []);

  return (
    <>
      {children}
      {cards}
    </>
  );
}
