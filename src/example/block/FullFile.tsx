import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import React, {use, useState, type ReactNode, type RefObject} from 'react';
import {BUILT_FILE, BUILT_INSTALL, CodeFile, Install} from './CodeFile';
import {FRAMEWORKS, type FrameworkId} from '../frameworks';
import {BuiltPart} from './Island';
import {type ShownCode, useMadeCode} from './useMadeCode';
import {useBuiltHtml} from './useBuiltHtml';
import {loadGenerators} from '../generate/loadGenerators';
import {codeNow} from '../generate/codeNow';
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
  const inPage = built?.querySelector('details pre code');
  const {install, files} = shown.code ?? {
    install: BUILT_INSTALL,
    files: [{...BUILT_FILE, code: inPage?.textContent ?? ''}],
  };
  const index = FRAMEWORKS.findIndex(({id}) => id === shown.framework);
  const count = shown.code
    ? files.reduce((sum, {code}) => sum + code.trimEnd().split('\n').length, 0)
    : lines[index];
  return (
    <details open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary aria-label={`Full file, ${count} lines: ${title}`}>
        Full file<span> · {count} lines</span>
      </summary>
      <div data-pending={shown.isPending || undefined}>
        {install && <Install command={install} title={title} isPlain={!isOpen} />}
        {files.map((file) => (
          <CodeFile
            key={`${shown.framework} ${file.path}`}
            file={file}
            title={title}
            built={shown.code ? undefined : inPage?.innerHTML}
            isPlain={!isOpen}
            copy="Copy file"
          />
        ))}
      </div>
    </details>
  );
}
