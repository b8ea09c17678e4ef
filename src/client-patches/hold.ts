/** In ms: for so long after a landing the browser or a closing dialog scrolls, and no screen reader. */
const SETTLING = 500;

/** In px: a reader whose target is further away has moved on while the page was loading. */
const MOVED_ON = 40;

/** How far below its place an element is. Its own style says how far from the top that is. */
function distance(target: Element, top?: number): number {
  const place = top ?? parseFloat(getComputedStyle(target).scrollMarginTop);
  return target.getBoundingClientRect().top - place;
}

/**
 * Whether the reader of a page that has just loaded is somewhere else. Going back and loading again keep
 * the place of the visit before.
 */
export function hasMovedOn(target: Element): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  return !isNew || Math.abs(distance(target)) >= MOVED_ON;
}

/** What moves an element when its height changes: all that comes before it, and what they are in. */
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
 * Keeps an element in its place in the window, whatever loads late above it. Scroll bars and screen readers
 * scroll without telling: scrolling that no change of the page explains is the reader's and ends it.
 *
 * @param held - Ends it when it is aborted.
 * @param top - The place, in px from the top of the window. Default: where a link to the element leads.
 */
export function hold(target: Element, held: AbortController, top?: number): void {
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
  align();
}
