import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {whenNear} from '../../lib/whenNear';
import styles from './motion.module.css';

/** How far below the viewport a part starts, so that it is never seen to vanish first. */
const AHEAD = '0px 0px 24px';

/**
 * Fades its content in the first time it is scrolled to. What the window shows on load stays as it is,
 * and a browser without JavaScript shows everything.
 */
export function OnVisible({children}: {readonly children: ReactNode}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || target.getBoundingClientRect().top < window.innerHeight) return undefined;
    return whenNear(target, AHEAD, () => setNear(true));
  }, []);

  return (
    <div ref={element} className={isNear ? styles.appear : undefined}>
      {children}
    </div>
  );
}
