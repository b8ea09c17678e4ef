import React, {use, type ReactNode, type RefObject} from 'react';
import {StaticCode} from '../../ui/code/StaticCode';
import {BuiltPart} from './Island';
import {CodeProblem} from './Problem';
import type {ShownCode} from './useMadeCode';

interface Props {
  readonly title: string;
  readonly shown: ShownCode;
  readonly panel: RefObject<HTMLDivElement | null>;
}

/** The lines of an example that matter. */
export function Snippet({title, shown, panel}: Props): ReactNode {
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
