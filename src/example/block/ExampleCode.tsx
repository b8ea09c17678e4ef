import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import React, {use, useState, type ReactNode, type RefObject} from 'react';
import {CodeFiles, CodeProblem} from './CodeFile';
import {linesOf} from './figure';
import {BuiltPart} from './Island';
import type {ShownCode} from './useMadeCode';
import {defined} from '../../lib/defined';
import {StaticCode} from '../../ui/code/StaticCode';

interface SnippetProps {
  readonly title: string;
  readonly shown: ShownCode;
  readonly panel: RefObject<HTMLDivElement | null>;
}

export function Snippet({title, shown, panel}: SnippetProps): ReactNode {
  const built = use(BuiltPart);
  const language = shown.framework === 'html' ? 'html' : 'tsx';
  return (
    <div
      ref={panel}
      role="group"
      aria-label={`Code: ${title}`}
      data-snippet=""
      data-pending={shown.isPending || undefined}
      // Long code scrolls, so the keyboard must reach it.
      tabIndex={0}
    >
      <CodeProblem shown={shown} panel={panel} />
      {/* What the page was built with stays for the way back, unseen beside an error. */}
      <pre hidden={shown.error !== undefined && !shown.code}>
        <StaticCode
          // What was built stays as it is until other code takes its place.
          key={shown.code ? 'made' : 'built'}
          code={shown.code?.snippet}
          marked={shown.code?.marked}
          language={language}
          built={shown.code ? undefined : built?.querySelector('[data-snippet] code')?.innerHTML}
        />
      </pre>
    </div>
  );
}

/** What a fence says, and its `Outline` as JSON. */
export interface FenceText {
  readonly source: string;
  readonly outline: string;
}

/** Where the text of a fence comes from; the page has either. See `src/plugins/fence-texts`. */
export interface FenceProps {
  readonly text?: FenceText;
  readonly load?: () => Promise<FenceText>;
}

/** The text of a fence as far as it is known, and a function that gets it when it is not. */
export function useFence({text, load}: FenceProps) {
  const [fence, setFence] = useState(text);
  const askFence = async (): Promise<FenceText> => {
    const known = fence ?? (await defined(load, 'text of the example')());
    setFence(known);
    return known;
  };
  return {fence, askFence};
}

interface Props {
  readonly title: string;
  readonly shown: ShownCode;
  /** Number of lines in the files that the page has. */
  readonly lines: number;
}

/** The complete, paste-ready code of an example. It is in the page from the start, and closed. */
export function FullFile({title, shown, lines}: Props): ReactNode {
  const built = use(BuiltPart);
  const [isOpen, setOpen] = useState(false);
  useIsomorphicLayoutEffect(() => {
    // It can be opened before the block is alive.
    if (built?.querySelector('details')?.open) setOpen(true);
  }, [built]);
  const count = shown.code ? linesOf(shown.code) : lines;
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
