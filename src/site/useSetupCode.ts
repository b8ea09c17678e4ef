import {useEffect, useMemo, useState, type RefObject} from 'react';
import {loadGenerators} from '../example/code';
import {DEFAULT_FRAMEWORK, type FrameworkId} from '../example/frameworks';
import type {ChatSetup, Generated} from '../example/generate';
import {useBuiltHtml} from '../example/useBuiltHtml';
import {useNear, type ShownCode} from '../example/useCode';
import {setupNow} from './setupNow';

interface Made {
  readonly setup: ChatSetup;
  readonly framework: FrameworkId;
  readonly code?: Generated;
  readonly error?: string;
}

/**
 * The code of a chat for the chosen framework. What the page was built with stands in its HTML; all other
 * code is made when the panel is near the viewport, by a chunk that is loaded once.
 *
 * @param setup with a stable identity.
 * @param panel the element that shows the code.
 */
export function useSetupCode(
  setup: ChatSetup,
  framework: FrameworkId,
  panel: RefObject<HTMLElement | null>,
): ShownCode & {readonly lines?: Readonly<Record<FrameworkId, number>>} {
  const [first] = useState(() => ({setup, built: setupNow(setup)}));
  const isFromHtml = useBuiltHtml();
  const [hasBuilt] = useState(isFromHtml);
  const [made, setMade] = useState<Made>();
  const isNear = useNear(panel);

  const isBuilt = hasBuilt && framework === DEFAULT_FRAMEWORK && setup === first.setup && !made;
  const isMade = made?.framework === framework && made.setup === setup;
  useEffect(() => {
    if (isBuilt || isMade || !isNear) return undefined;
    let isCurrent = true;
    loadGenerators().then(
      ({generate, modelOfConfig}) => {
        if (isCurrent) setMade({setup, framework, code: generate(modelOfConfig(setup), framework)});
      },
      () => {
        const error =
          'The code could not be loaded. Check the connection and choose the tab again.';
        if (isCurrent) setMade({setup, framework, error});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isBuilt, isMade, isNear, setup, framework]);

  return useMemo(() => {
    const {built} = first;
    if (isBuilt) return {framework, isPending: false, ...built};
    if (isMade && made) return {...made, isPending: false};
    return {
      framework: made?.framework ?? DEFAULT_FRAMEWORK,
      isPending: true,
      ...(made?.code ? {code: made.code} : {}),
    };
  }, [first, isBuilt, isMade, made, framework]);
}
