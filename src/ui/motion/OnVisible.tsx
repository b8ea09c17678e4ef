import React, {useEffect, useRef, type ReactNode} from 'react';
import {whenNear} from '../../lib/whenNear';
import {animateIn} from './animateIn';

/** How far below the viewport, in px, a part starts, so that it is never seen to vanish first. */
const AHEAD = 24;

/**
 * Fades its content in the first time it is scrolled to. What the window shows on load stays as it is,
 * and a browser without JavaScript shows everything.
 */
export function OnVisible({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = element.current;
    if (!target || target.getBoundingClientRect().top < window.innerHeight) return undefined;
    return whenNear(target, `0px 0px ${AHEAD}px`, () => animateIn(target));
  }, []);

  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
