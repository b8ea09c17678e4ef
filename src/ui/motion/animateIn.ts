/** How far, in px, and how long, in ms, a part moves as it appears. */
const DISTANCE = 10;
const DURATION = 360;

/** Whether the user prefers reduced motion. */
function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Plays a short fade and rise on an element that is already in its place. Nothing moves in the layout and
 * nothing is hidden before or after; users who prefer reduced motion see no change.
 *
 * @param delay ms before it starts; the element stays invisible meanwhile, so keep it below 300.
 */
export function animateIn(element: Element, delay = 0): void {
  if (prefersLessMotion()) return;
  element.animate(
    [
      {opacity: 0, transform: `translateY(${DISTANCE}px)`},
      {opacity: 1, transform: 'none'},
    ],
    {duration: DURATION, delay, easing: 'cubic-bezier(0.2, 0, 0.1, 1)', fill: 'backwards'},
  );
}
