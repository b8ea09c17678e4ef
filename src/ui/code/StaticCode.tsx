import React, {useRef, useState, type ReactNode} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {escapeCode} from './escapeCode';
import type * as highlighter from './highlight';

const built = __BUILDING__ ? (require('./highlight') as typeof highlighter) : undefined;

/**
 * A `code` element whose tokens are written while the page is built. React leaves them alone when it
 * hydrates the page (they are neither compared nor kept in memory twice); code that appears later, after
 * a click on a link or a change of framework, is plain text first and is colored when the
 * highlighter has arrived. Without the highlighter it stays plain and complete.
 */
export function StaticCode({
  code,
  language,
  built: inPage,
  isPlain = false,
  links,
  marked,
}: {
  /** Left out while it isn't known; the built HTML then stays. */
  code: string | undefined;
  language: string;
  /** Tokens of the code in the HTML of the page, for a part that takes the place of a built one. */
  built?: string | undefined;
  /** Leaves the code without colors, for as long as this is set. */
  isPlain?: boolean | undefined;
  /** Addresses of the types that the code imports, see `linkNames`. */
  links?: string | undefined;
  /** Numbers of the lines, from 0, to mark. */
  marked?: readonly number[] | undefined;
}): ReactNode {
  const element = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  const [html] = useState(() => ({
    __html:
      inPage ??
      ((code !== undefined &&
        (isPlain ? escapeCode(code) : built?.highlight(code, language, links, marked))) ||
        ''),
  }));

  useIsomorphicLayoutEffect(() => {
    const target = element.current;
    if (!target || code === undefined) return undefined;
    const builtIn = shown.current === undefined && target.firstChild !== null;
    shown.current = code;
    if (builtIn) return undefined;
    target.textContent = code;
    if (isPlain) return undefined;
    let isCurrent = true;
    void import('./highlight').then(
      (highlighter) => {
        if (isCurrent) target.innerHTML = highlighter.highlight(code, language, links, marked);
      },
      () => undefined, // offline or an old tab: the plain text is complete
    );
    return () => {
      isCurrent = false;
    };
  }, [code, language, isPlain, links, marked]);

  return <code ref={element} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
