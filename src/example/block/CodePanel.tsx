import React, {memo, use, useRef, type CSSProperties, type ReactNode, type RefObject} from 'react';
import {CopyButton} from '../../ui/code/CopyButton';
import {StaticCode} from '../../ui/code/StaticCode';
import {FRAMEWORKS} from '../frameworks';
import {Problem} from './Problem';
import type {GeneratedFile} from '../generate';
import {BuiltPart} from './Island';
import {useBuiltHtml} from './useBuiltHtml';
import type {ShownCode} from './useMadeCode';
import styles from './CodePanel.module.css';

/** The head of React's code, for a page whose HTML holds it; the rest stands there already. */
const BUILT = {
  install: 'npm install deep-chat-react',
  files: [{path: 'src/ChatExample.tsx', language: 'tsx', code: ''}],
};

interface Props {
  readonly id: string;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly title: string;
  readonly shown: ShownCode;
  /** Lines of code of each framework, in their order, so that the place is as high before it is filled. */
  readonly lines: readonly number[];
}

interface FileProps {
  readonly file: GeneratedFile;
  readonly title: string;
  readonly hidden: boolean;
}

function File({file, title, hidden}: FileProps): ReactNode {
  const built = use(BuiltPart);
  const element = useRef<HTMLPreElement>(null);
  return (
    <section className={styles.file} hidden={hidden} aria-label={`${file.path}: ${title}`}>
      <div className={styles.head}>
        <span className={styles.path}>{file.path}</span>
        <CopyButton
          text={() => element.current?.textContent ?? ''}
          subject={`${file.path} of the example: ${title}`}
        />
      </div>
      <pre ref={element} className={styles.code}>
        <StaticCode
          code={file.code.trimEnd()}
          language={file.language}
          // Nothing but what stands on this page already.
          built={file.code === '' ? built?.querySelector('pre code')?.innerHTML : undefined}
        />
      </pre>
    </section>
  );
}

/** The code of an example for one framework: what to install, then its files. */
export const CodePanel = memo(function CodePanel(props: Props): ReactNode {
  const {id, panel, title, shown, lines} = props;
  const isStatic = useBuiltHtml();
  const {install, files} = shown.code ?? BUILT;
  // What the page was built with stays for the way back, unseen beside an error.
  const isHidden = shown.error !== undefined && !shown.code;
  const style = Object.fromEntries(
    FRAMEWORKS.map((framework, index) => [`--${framework.id}`, lines[index]]),
  ) as CSSProperties;
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
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {shown.error && (
        <div role="alert">
          <Problem
            onRetry={() => {
              panel.current?.focus({preventScroll: true}); // the button goes away
              shown.retry();
            }}
          >
            {shown.error}
          </Problem>
        </div>
      )}
      {install && !isHidden && (
        <div className={styles.install}>
          <code>{install}</code>
          <CopyButton text={() => install} subject={`the command that installs: ${title}`} />
        </div>
      )}
      {files.map((file) => (
        <File key={file.path} file={file} title={title} hidden={isHidden} />
      ))}
    </div>
  );
});
