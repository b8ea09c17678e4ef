import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isInClosedPart} from '../lib/isInClosedPart';

/** What is used here of the router's location. */
interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key?: string;
}

interface Update {
  readonly location: Place;
  readonly previousLocation: Place | null;
}

/** How far from the top of the window an element was, or how far a page without one was scrolled. */
interface Position {
  readonly id?: string;
  readonly top: number;
}

/** What only a person does. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Where the reader was when leaving an entry of the history. */
const left = new Map<string, Position>();

/** An entry of the history. An entry without a key is one that the router did not make. */
const entryOf = ({key = '', pathname, hash}: Place) => `${key} ${pathname}${hash}`;

let holding: AbortController | undefined;

/** Keeps an element in its place until the reader acts. The code for it comes with the first landing. */
function keep(target: Element, top?: number, isFirst = false): void {
  holding?.abort();
  const held = new AbortController();
  const {signal} = held;
  holding = held;
  for (const act of ACTS)
    window.addEventListener(act, () => held.abort(), {passive: true, capture: true, signal});
  import('./hold').then(
    ({hasMovedOn, hold}) => {
      if (!signal.aborted && !(isFirst && hasMovedOn(target))) hold(target, held, top);
    },
    () => undefined, // offline: the target stays as well as it can
  );
}

/** The element that a part of an address names. */
function targetOf(hash: string): Element | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Leads to the page that a heading has moved to. The old address leaves the history. */
function followMoved(target: Element): boolean {
  const link = target.matches('[data-moved]') ? target.querySelector('a') : null;
  if (link) window.location.replace(link.href);
  return link !== null;
}

/**
 * The last heading in the upper half of the window or above it: a place that survives changes of the page.
 * Headings in closed parts have no place.
 */
function positionNow(): Position {
  if (window.scrollY === 0) return {top: 0};
  const heading = [...document.querySelectorAll('main :is(h2, h3)[id]')]
    .filter(
      (each) => !isInClosedPart(each) && each.getBoundingClientRect().top < window.innerHeight / 2,
    )
    .at(-1);
  return heading
    ? {id: heading.id, top: heading.getBoundingClientRect().top}
    : {top: window.scrollY};
}

/** Docusaurus calls it when a link leads somewhere, while the page that it leads from is still there. */
export function onRouteUpdate({location, previousLocation}: Update): void {
  // The first page is announced too, which may be after its target was put in its place.
  if (!previousLocation) return;
  holding?.abort();
  // A link to the address that is open leads to its target, not back to where the reader is.
  if (entryOf(location) === entryOf(previousLocation)) return;
  // On the way back the browser may have scrolled already.
  if (!left.has(entryOf(location))) left.set(entryOf(previousLocation), positionNow());
}

/** Docusaurus calls it when the page is drawn and scrolled to the top or to the element of the address. */
export function onRouteDidUpdate({location, previousLocation}: Update): void {
  if (!previousLocation) return;
  const before = left.get(entryOf(location));
  if (before) {
    left.delete(entryOf(location));
    const heading = before.id === undefined ? null : document.getElementById(before.id);
    if (heading) keep(heading, before.top);
    else window.scrollTo({top: before.top, behavior: 'instant'});
    return;
  }
  // Another query is the same place, as when the reader chooses a framework.
  const {pathname, search, hash} = previousLocation;
  if (location.pathname === pathname && location.hash === hash && location.search !== search)
    return;
  const target = location.hash ? targetOf(location.hash) : document.documentElement;
  if (target && !followMoved(target)) keep(target);
}

/** A page that was opened with a target in its address. */
function holdFirst(): void {
  const target = window.location.hash ? targetOf(window.location.hash) : null;
  if (target && !followMoved(target) && !holding) keep(target, undefined, true);
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') holdFirst();
  else window.addEventListener('load', holdFirst, {once: true});
}
