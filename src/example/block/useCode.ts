import {use, useState, type RefObject} from 'react';
import {BuiltPart} from './Island';
import {useBuiltHtml} from './useBuiltHtml';
import {loadGenerators} from '../generate/code';
import {codeNow} from '../generate/codeNow';
import type {FrameworkId} from '../frameworks';
import type {FenceText} from './useFence';
import {useMadeCode, type ShownCode} from './useMadeCode';

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

/** The code of an example for the chosen framework; see `useMadeCode`. */
export function useCode(
  {title, height, fence, askFence, edited}: ShownExample,
  framework: FrameworkId,
  panel: RefObject<HTMLElement | null>,
): ShownCode {
  const [built] = useState(() => fence && codeNow({...fence, title, height}));
  const builtPart = use(BuiltPart);
  const isFromHtml = useBuiltHtml();
  const [hasBuilt] = useState(isFromHtml || builtPart !== undefined);
  const make = async (chosen: FrameworkId) => {
    const [{codeOf}, text] = await Promise.all([loadGenerators(), edited ?? askFence()]);
    return codeOf({...text, title, height}, chosen);
  };
  return useMadeCode(
    {source: edited, isInPage: hasBuilt && !edited, built, make},
    framework,
    panel,
  );
}
