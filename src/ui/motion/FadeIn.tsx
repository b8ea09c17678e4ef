import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {animateIn} from './animateIn';

/**
 * Whether a component appears in a page that is already running. On a page's first load its content is in
 * the HTML: animating it then would hide what is being read.
 */
export function useAppearsLater(): boolean {
  const isBrowser = useIsBrowser();
  const [later] = useState(isBrowser);
  return later;
}

/** Fades its content in when it appears later than the page, and again whenever `trigger` changes. */
export function FadeIn({
  trigger,
  children,
}: {
  readonly trigger?: string | number;
  readonly children: ReactNode;
}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const later = useAppearsLater();
  const shown = useRef<{readonly trigger?: string | number} | null>(later ? null : {trigger});

  useEffect(() => {
    const isNew = shown.current === null || shown.current.trigger !== trigger;
    if (isNew && element.current) animateIn(element.current);
    shown.current = {trigger};
  }, [trigger]);

  return <div ref={element}>{children}</div>;
}
