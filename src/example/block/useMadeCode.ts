import {useEffect, useEffectEvent, useState, type RefObject} from 'react';
import {whenNear} from '../../lib/whenNear';
import {withCause} from '../../lib/withCause';
import {DEFAULT_FRAMEWORK, type FrameworkId} from '../frameworks';
import type {FenceCode, Generated} from '../generate';

/** Files, and of a fence its snippet. */
type Code = Generated & Partial<FenceCode>;

export interface ShownCode {
  /** Left out while the HTML of the page holds the code, or while nothing is there yet. */
  readonly code?: Code;
  readonly framework: FrameworkId;
  /** The code shown is not (yet) that of the framework which the reader chose. */
  readonly isPending: boolean;
  readonly error?: string;
  readonly retry: () => void;
}

export interface MadeCode<Source> {
  /** What the code is made from; another identity asks for other code. */
  readonly source: Source;
  /** The page was built with this source's code for the default framework. */
  readonly isInPage: boolean;
  /** That code, where it is to be had without reading the page. */
  readonly built: Code | undefined;
  readonly make: (framework: FrameworkId) => Promise<Code>;
}

/**
 * The code of a chat for the chosen framework. The default framework's code is in the built HTML; all other
 * code is made when the panel is near the viewport.
 *
 * @param panel the element that shows the code, or one around it that is never hidden
 */
export function useMadeCode<Source>(
  {source, isInPage, built, make}: MadeCode<Source>,
  framework: FrameworkId,
  panel: RefObject<HTMLElement | null>,
): ShownCode {
  const [made, setMade] = useState<{
    readonly source: Source;
    readonly framework: FrameworkId;
    readonly code?: Code;
    readonly error?: string;
  }>();
  const makeNow = useEffectEvent(make);

  const isBuilt = isInPage && framework === DEFAULT_FRAMEWORK && !made;
  const isMade = made?.framework === framework && made.source === source;
  useEffect(() => {
    const target = panel.current;
    if (isBuilt || isMade || !target) return undefined;
    let isCurrent = true;
    const fail = (reason: unknown) => {
      const error = withCause('The code could not be loaded. Check the connection.', reason);
      if (isCurrent) setMade({source, framework, error});
    };
    const stop = whenNear(target, '600px', () => {
      makeNow(framework).then((code) => isCurrent && setMade({source, framework, code}), fail);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isBuilt, isMade, panel, source, framework]);

  const retry = () => setMade(undefined);
  if (isBuilt) return {framework, isPending: false, retry, ...(built && {code: built})};
  if (isMade) return {...made, isPending: false, retry};
  return {
    retry,
    framework: made?.framework ?? DEFAULT_FRAMEWORK,
    isPending: true,
    ...(made?.code && {code: made.code}),
  };
}
