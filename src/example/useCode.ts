import {use, useCallback, useEffect, useMemo, useState, type RefObject} from 'react';
import {BuiltPart} from './Island';
import {useBuiltHtml} from './useBuiltHtml';
import {loadGenerators} from './code';
import {codeNow} from './codeNow';
import {DEFAULT_FRAMEWORK, type FrameworkId} from './frameworks';
import type {Generated} from './generate';
import type {FenceText} from './useFence';

/** What is shown of an example's code. */
export interface ShownCode {
  /** Left out while the HTML of the page holds the code, or while nothing is there yet. */
  readonly code?: Generated;
  readonly framework: FrameworkId;
  /** The code shown is not (yet) that of the framework which the reader chose. */
  readonly isPending: boolean;
  readonly error?: string;
  /** Tries again what ended in the error, where that is possible. */
  readonly retry?: () => void;
}

/** Whether an element is, or has been, within 600 px of the viewport. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {rootMargin: '600px'},
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

/** The example whose code is shown. */
export interface ShownExample {
  readonly title: string;
  /** Height of the chat in px. */
  readonly height: number;
  readonly fence: FenceText | undefined;
  readonly askFence: () => Promise<FenceText>;
  /** What the reader made of it. */
  readonly edited: FenceText | undefined;
}

/**
 * The code of an example for the chosen framework. The default framework's code stands in the page's HTML;
 * other code is made when the block is near the viewport, by a chunk that is loaded once.
 *
 * @param panel the element that shows the code
 */
export function useCode(
  {title, height, fence, askFence, edited}: ShownExample,
  framework: FrameworkId,
  panel: RefObject<HTMLElement | null>,
): ShownCode {
  const [built] = useState(() => fence && codeNow({...fence, title, height}));
  const builtPart = use(BuiltPart);
  const isFromHtml = useBuiltHtml();
  const [hasBuilt] = useState(isFromHtml || builtPart !== undefined);
  const [made, setMade] = useState<{
    /** What the reader made of the example, or nothing for its own text. */
    readonly edited: FenceText | undefined;
    readonly framework: FrameworkId;
    readonly code?: Generated;
    readonly error?: string;
  }>();
  const isNear = useNear(panel);

  const isBuilt = framework === DEFAULT_FRAMEWORK && hasBuilt && !edited;
  const isMade = made?.framework === framework && made.edited === edited;
  useEffect(() => {
    if ((isBuilt && !made) || isMade || !isNear) return undefined;
    let isCurrent = true;
    Promise.all([loadGenerators(), edited ?? askFence()]).then(
      ([{codeOf}, text]) => {
        if (isCurrent)
          setMade({edited, framework, code: codeOf({...text, title, height}, framework)});
      },
      () => {
        const error = 'The code could not be loaded. Check the connection.';
        if (isCurrent) setMade({edited, framework, error});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isBuilt, isMade, isNear, made, edited, askFence, title, height, framework]);

  const retry = useCallback(() => setMade(undefined), []);

  return useMemo((): ShownCode => {
    if (isBuilt && !made)
      return {framework, isPending: false, retry, ...(built ? {code: built} : {})};
    if (isMade && made) return {...made, isPending: false, retry};
    return {
      retry,
      framework: made?.framework ?? DEFAULT_FRAMEWORK,
      isPending: true,
      ...(made?.code ? {code: made.code} : {}),
    };
  }, [isBuilt, isMade, made, built, framework, retry]);
}
