import {use, useState, type RefObject} from 'react';
import {loadGenerators} from '../generate/code';
import {FRAMEWORKS, type FrameworkId} from '../frameworks';
import type {ChatSetup} from '../generate';
import {BuiltPart, isBuilding} from '../block/Island';
import {useMadeCode, type ShownCode} from '../block/useMadeCode';
import {setupNow} from './setupNow';

/** What a block writes into the page so that it knows whether the built code is still right. */
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
 * The code of a chat for the chosen framework; see `useMadeCode`.
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
  const make = async (chosen: FrameworkId) => {
    const {generate, modelOfConfig} = await loadGenerators();
    return generate(modelOfConfig(setup), chosen);
  };
  const isInPage = first.isThere && setup === first.setup;
  const shown = useMadeCode({source: setup, isInPage, built: first.code, make}, framework, panel);
  return {shown, lines: first.lines};
}
