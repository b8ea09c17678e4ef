import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

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

/** In ms: for so long after a landing the browser or a closing dialog scrolls, and no screen reader. */
const SETTLING = 500;

/** In px: a reader whose target is further away has moved on while the page was loading. */
const MOVED_ON = 40;

/** Where the reader was when leaving an entry of the history. */
const left = new Map<string, Position>();

/** An entry of the history. Those that the browser made by itself have no key. */
const entryOf = ({key = '', pathname, hash}: Place) => `${key} ${pathname}${hash}`;

let holding: AbortController | undefined;

/** How far below its place an element is. Its own style says how far from the top that is. */
function distance(target: Element, top?: number): number {
  const place = top ?? parseFloat(getComputedStyle(target).scrollMarginTop);
  return target.getBoundingClientRect().top - place;
}

/** What moves an element when its height changes: all that stands before it, and what they stand in. */
function partsAround(target: Element): Element[] {
  const parts: Element[] = [];
  for (let inner = target; inner.parentElement; inner = inner.parentElement) {
    parts.push(inner.parentElement);
    for (let part = inner.previousElementSibling; part; part = part.previousElementSibling)
      parts.push(part);
  }
  return parts;
}

/**
 * Keeps an element in its place in the window, whatever loads late above it, until the reader acts. A scroll
 * bar and screen readers scroll without an event of their own: scrolling that no change of the page explains
 * counts as the reader's too.
 *
 * @param top - The place, in px from the top of the window. Default: where a link to the element leads.
 */
function hold(target: Element, top?: number): void {
  const held = new AbortController();
  const {signal} = held;
  const release = () => held.abort();
  const started = performance.now();
  /** Where on the page the element was when it was put in its place. */
  let offset = NaN;
  const whereNow = () => target.getBoundingClientRect().top + window.scrollY;
  const align = () => {
    if (!target.isConnected) return release();
    const off = distance(target, top);
    if (Math.abs(off) >= 1) window.scrollBy({top: off, behavior: 'instant'});
    offset = whereNow();
  };
  const onScroll = () => {
    const isReader = Math.abs(whereNow() - offset) < 1 && performance.now() - started > SETTLING;
    if (!isReader) align();
    else if (Math.abs(distance(target, top)) >= 1) release();
  };
  const observer = new ResizeObserver(align);
  for (const part of partsAround(target)) observer.observe(part);
  signal.addEventListener('abort', () => observer.disconnect());
  window.addEventListener('scroll', onScroll, {passive: true, signal});
  for (const act of ACTS)
    window.addEventListener(act, release, {passive: true, capture: true, signal});
  holding = held;
  align();
}

/** The element that a part of an address names. */
function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a percent sign that encodes nothing
  }
}

/** The last heading in the upper half of the window or above it: a place that survives changes of the page. */
function positionNow(): Position {
  if (window.scrollY === 0) return {top: 0};
  const heading = [...document.querySelectorAll('main :is(h2, h3)[id]')]
    .filter((each) => each.getBoundingClientRect().top < window.innerHeight / 2)
    .at(-1);
  return heading
    ? {id: heading.id, top: heading.getBoundingClientRect().top}
    : {top: window.scrollY};
}

/** Docusaurus calls it when a link leads somewhere, while the page that it leads from is still there. */
export function onRouteUpdate({location, previousLocation}: Update): void {
  holding?.abort();
  // On the way back the browser may have scrolled already.
  if (previousLocation && !left.has(entryOf(location)))
    left.set(entryOf(previousLocation), positionNow());
}

/** Docusaurus calls it when the page is drawn and scrolled to the top or to the element of the address. */
export function onRouteDidUpdate({location, previousLocation}: Update): void {
  if (!previousLocation) return;
  const before = left.get(entryOf(location));
  if (before) {
    left.delete(entryOf(location));
    const heading = before.id === undefined ? null : document.getElementById(before.id);
    if (heading) hold(heading, before.top);
    else window.scrollTo({top: before.top, behavior: 'instant'});
    return;
  }
  // Another query is the same place, as when the reader chooses a framework.
  const {pathname, search, hash} = previousLocation;
  if (location.pathname === pathname && location.hash === hash && location.search !== search)
    return;
  const target = location.hash ? targetOf(location.hash) : document.documentElement;
  if (target) hold(target);
}

/** A page that was opened with a target in its address. Going back and loading again keep their own place. */
function holdFirst(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const target = window.location.hash ? targetOf(window.location.hash) : null;
  if (!target || entry?.type !== 'navigate' || holding) return;
  if (Math.abs(distance(target)) < MOVED_ON) hold(target);
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') holdFirst();
  else window.addEventListener('load', holdFirst, {once: true});
}
