import {use, useEffect, useMemo, useState, type RefObject} from 'react';
import {loadGenerators} from '../example/code';
import {DEFAULT_FRAMEWORK, FRAMEWORKS, type FrameworkId} from '../example/frameworks';
import type {ChatSetup, Generated} from '../example/generate';
import {BuiltPart, isBuilding} from '../example/Island';
import {useNear, type ShownCode} from '../example/useCode';
import {setupNow} from './setupNow';

interface Made {
  readonly setup: ChatSetup;
  readonly framework: FrameworkId;
  readonly code?: Generated;
  readonly error?: string;
}

/** What a block writes into the page so that it knows whether the code that stands there is still right. */
export function setupMark({config}: ChatSetup): string {
  return JSON.stringify(config);
}

/** Lines of each framework's code, from the panel in the HTML of the page. */
function linesIn(part: Element): readonly number[] | undefined {
  const panel = part.querySelector<HTMLElement>('[role="tabpanel"]');
  return panel
    ? FRAMEWORKS.map(({id}) => Number(panel.style.getPropertyValue(`--${id}`)))
    : undefined;
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
): {readonly shown: ShownCode; readonly lines: readonly number[]} {
  const builtPart = use(BuiltPart);
  const [first] = useState(() => {
    const now = setupNow(setup);
    const mark = builtPart?.querySelector<HTMLElement>('[data-setup]')?.dataset.setup;
    return {
      setup,
      code: now?.code,
      lines: now?.lines ?? (builtPart && linesIn(builtPart)) ?? [],
      isThere: isBuilding || mark === setupMark(setup),
    };
  });
  const [made, setMade] = useState<Made>();
  const isNear = useNear(panel);

  const isBuilt =
    first.isThere && framework === DEFAULT_FRAMEWORK && setup === first.setup && !made;
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

  const shown = useMemo((): ShownCode => {
    if (isBuilt) return {framework, isPending: false, ...(first.code ? {code: first.code} : {})};
    if (isMade && made) return {...made, isPending: false};
    return {
      framework: made?.framework ?? DEFAULT_FRAMEWORK,
      isPending: true,
      ...(made?.code ? {code: made.code} : {}),
    };
  }, [first, isBuilt, isMade, made, framework]);
  return {shown, lines: first.lines};
}
