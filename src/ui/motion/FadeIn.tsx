import React, {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {animateIn} from './animateIn';

/**
 * Animates a component that appears in a page which is already running. On a page's first load its content is
 * in the HTML: animating it then would hide what is being read.
 *
 * @param play Gets the element of the ref.
 */
export function useAppearance<E extends Element>(play: (element: E) => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const isBrowser = useIsBrowser();
  const [isLater] = useState(isBrowser);
  useEffect(() => {
    if (isLater && element.current) play(element.current);
  }, [isLater, play]);
  return element;
}

/** Fades its content in when it appears later than the page. */
export function FadeIn({children}: {readonly children: ReactNode}): ReactNode {
  return <div ref={useAppearance<HTMLDivElement>(animateIn)}>{children}</div>;
}
