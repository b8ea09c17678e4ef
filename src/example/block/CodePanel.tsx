import {FRAMEWORKS} from '../frameworks';
import {CodeProblem} from './Problem';
import React, {memo, use, type CSSProperties, type ReactNode, type RefObject} from 'react';
import {BUILT_FILE, BUILT_INSTALL, CodeFile, Install} from './CodeFile';
import {BuiltPart} from './Island';
import {useBuiltHtml} from './useBuiltHtml';
import type {ShownCode} from './useMadeCode';
import styles from './CodePanel.module.css';

/** The head of React's code, for a page whose HTML already has the rest. */
const BUILT = {install: BUILT_INSTALL, files: [BUILT_FILE]};

interface Props {
  readonly id: string;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly title: string;
  readonly shown: ShownCode;
  /** Lines of code of each framework, in their order, so that the place is as high before it is filled. */
  readonly lines: readonly number[];
}

/** The code of a chat for one framework: what to install, then its files. */
export const CodePanel = memo(function CodePanel(props: Props): ReactNode {
  const {id, panel, title, shown, lines} = props;
  const isStatic = useBuiltHtml();
  const built = use(BuiltPart);
  const {install, files} = shown.code ?? BUILT;
  // What the page was built with stays for the way back, unseen beside an error.
  const isHidden = shown.error !== undefined && !shown.code;
  const style: CSSProperties = Object.fromEntries(
    FRAMEWORKS.map(({id: name}, index): [string, number | undefined] => [
      `--${name}`,
      lines[index],
    ]),
  );
  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={`${id}-${shown.framework}`}
      className={styles.panel}
      style={style}
      data-static={isStatic || undefined}
      data-pending={shown.isPending || undefined}
      // Long code scrolls, so the keyboard must reach it.
      tabIndex={0}
    >
      <CodeProblem shown={shown} panel={panel} />
      {install && !isHidden && <Install command={install} title={title} />}
      {files.map((file) => (
        <CodeFile
          key={file.path}
          file={file}
          title={title}
          hidden={isHidden}
          // Only HTML that is already on this page.
          built={file.code === '' ? built?.querySelector('pre code')?.innerHTML : undefined}
        />
      ))}
    </div>
  );
});
