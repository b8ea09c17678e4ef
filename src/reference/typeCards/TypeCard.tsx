import React, {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {declarationOf, type TypeEntry} from './declaration';
import styles from './TypeCard.module.css';

interface TypeLink {
  readonly name: string;
  readonly element: HTMLAnchorElement;
}

/** The link around a part of a page's text, if its text is code that could be the name of a type. */
function typeLinkAt(target: EventTarget | null): TypeLink | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLAnchorElement>('.markdown a[href*="#"]');
  const name = element?.textContent ?? '';
  if (!element || !/^[A-Z]\w+$/.test(name)) return undefined;
  return element.closest('code') || element.querySelector('code') ? {name, element} : undefined;
}

/** A pointer or focus that rests this many ms on a name asks what it is. */
const REST = 250;
/** A finger that rests this many ms does. */
const LONG_PRESS = 500;
/** Time in ms to go from the name to the card. */
const WAY = 200;

/** An element with this attribute is a card: the pointer may go there. */
const CARD = 'data-type-card';

const isCard = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${CARD}]`) !== null;

/**
 * Tells which type a reader asks for: its name is pointed at, has the focus of the keyboard, or is pressed
 * long. Escape, leaving, scrolling and a press elsewhere end it.
 *
 * @param first - What the reader did before this was loaded.
 * @param show - Gets the name, or nothing when there is none anymore.
 * @returns what ends the watch.
 */
function watchTypeLinks(first: Event, show: (link: TypeLink | undefined) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The finger that opened the card is still down: lifting it follows no link. */
  let isPressed = false;

  const on = <K extends keyof DocumentEventMap>(
    name: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(name, listener, {capture: true, signal: stop.signal});
  const after = (time: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, time);
  };
  const close = () => {
    clearTimeout(timer);
    show(undefined);
  };
  const ask = (link: TypeLink, event: Event) => {
    const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    after(isTouch ? LONG_PRESS : REST, () => {
      isPressed = isTouch;
      show(link);
    });
  };

  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const link = typeLinkAt(event.target);
    if (link) ask(link, event);
    else if (isCard(event.target)) clearTimeout(timer);
    else after(WAY, close);
  });
  on('pointerdown', (event) => {
    isPressed = false;
    if (isCard(event.target)) return;
    close();
    const link = typeLinkAt(event.target);
    if (link && event.pointerType === 'touch') ask(link, event);
  });
  on('pointerup', ({pointerType}) => {
    if (pointerType === 'touch' && !isPressed) clearTimeout(timer);
  });
  on('pointercancel', () => clearTimeout(timer));
  on('contextmenu', (event) => {
    // A long press asks for the card here, not for the browser's menu.
    if (isPressed && typeLinkAt(event.target)) event.preventDefault();
  });
  on('click', (event) => {
    if (isPressed && typeLinkAt(event.target)) event.preventDefault();
    else if (!isCard(event.target)) close();
    isPressed = false;
  });
  on('focusin', (event) => {
    const link = typeLinkAt(event.target);
    if (link?.element.matches(':focus-visible')) ask(link, event);
    else close();
  });
  on('focusout', close);
  on('keydown', ({key}) => {
    if (key === 'Escape') close();
  });
  on('scroll', ({target}) => {
    // A name that gets the focus may come into sight by it: its own card is still to come.
    if (!isCard(target)) show(undefined);
  });

  const asked = typeLinkAt(first.target);
  // The pointer may have left by now.
  if (asked?.element.matches(':hover, :focus-visible, :active')) ask(asked, first);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

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
