import React, {type HTMLAttributes, type ReactNode} from 'react';

/** One observer for all boxes of the page; it watches what is in a box, whose size decides too. */
let observer: ResizeObserver | undefined;

function update(box: Element) {
  const isWide = box.scrollWidth > box.clientWidth;
  const isTall = box.scrollHeight > box.clientHeight + 1;
  if (isWide || isTall) box.setAttribute('tabindex', '0');
  else box.removeAttribute('tabindex');
}

function onResize(entries: readonly ResizeObserverEntry[]) {
  for (const {target} of entries) {
    const box = target.closest('[data-scrollable]');
    if (box) update(box);
  }
}

/** Watches a box and what is in it for as long as it is on the page. */
function watch(box: Element | null) {
  const targets = [box, box?.firstElementChild].filter((target) => !!target);
  observer ??= new ResizeObserver(onResize);
  for (const target of targets) observer.observe(target);
  return () => targets.forEach((target) => observer?.unobserve(target));
}

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as: 'div' | 'pre';
  readonly label: string;
}

/**
 * A box for content that may be wider than the page or taller than the box. It is a stop for the Tab key exactly while it
 * scrolls, so that the keyboard reaches everything and does not stop where there is nothing to do.
 */
export default function Scrollable({as: Box, label, ...props}: Props): ReactNode {
  return <Box ref={watch} role="group" aria-label={label} data-scrollable="" {...props} />;
}
