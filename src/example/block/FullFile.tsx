import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import React, {use, useState, type ReactNode, type RefObject} from 'react';
import {built as onBuild} from '../built';
import {DEFAULT_FRAMEWORK, FRAMEWORKS, type FrameworkId} from '../frameworks';
import {loadGenerators} from '../generate/loadGenerators';
import {CodeFiles} from './CodeFile';
import {BuiltPart, isBuilding} from './Island';
import {type ShownCode, useMadeCode} from './useMadeCode';
import type {FenceText} from './useFence';

/** The example whose code is shown. */
interface ShownExample {
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
  const hasBuilt = use(BuiltPart) !== undefined;
  return useMadeCode(
    {
      source: edited,
      isInPage: (isBuilding || hasBuilt) && !edited,
      built: fence && onBuild?.codeOf({...fence, title, height}, DEFAULT_FRAMEWORK),
      make: async (chosen) => {
        const [{codeOf}, text] = await Promise.all([loadGenerators(), edited ?? askFence()]);
        return codeOf({...text, title, height}, chosen);
      },
    },
    framework,
    panel,
  );
}

interface Props {
  readonly title: string;
  readonly shown: ShownCode;
  /** Number of lines in each framework's files, in the order of `FRAMEWORKS`. */
  readonly lines: readonly number[];
}

/** The complete, paste-ready code of an example. It is in the page from the start, and closed. */
export function FullFile({title, shown, lines}: Props): ReactNode {
  const built = use(BuiltPart);
  const [isOpen, setOpen] = useState(false);
  useIsomorphicLayoutEffect(() => {
    // It can be opened before the block is alive.
    if (built?.querySelector('details')?.open) setOpen(true);
  }, [built]);
  const index = FRAMEWORKS.findIndex(({id}) => id === shown.framework);
  const count = shown.code
    ? shown.code.files.reduce((sum, {code}) => sum + code.trimEnd().split('\n').length, 0)
    : lines[index];
  return (
    <details open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary aria-label={`Full file, ${count} lines: ${title}`}>
        Full file<span> · {count} lines</span>
      </summary>
      <div data-pending={shown.isPending || undefined}>
        <CodeFiles
          title={title}
          shown={shown}
          inPage={built?.querySelector('details pre code')}
          isPlain={!isOpen}
          copy="Copy file"
        />
      </div>
    </details>
  );
}
