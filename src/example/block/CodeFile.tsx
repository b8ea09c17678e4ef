import React, {useRef, type ReactNode} from 'react';
import {CopyButton} from '../../ui/code/CopyButton';
import {StaticCode} from '../../ui/code/StaticCode';
import type {GeneratedFile} from '../generate';
import styles from './CodePanel.module.css';

/** The place of an example's React file in a built page. */
export const BUILT_FILE: GeneratedFile = {path: 'src/ChatExample.tsx', language: 'tsx', code: ''};

/** The command that installs what {@link BUILT_FILE} needs. */
export const BUILT_INSTALL = 'npm install deep-chat-react';

interface Props {
  /** Without code, the built HTML stays. */
  readonly file: GeneratedFile;
  readonly title: string;
  readonly hidden?: boolean;
  /** Its HTML in the page, where this takes the place of a built part. */
  readonly built: string | undefined;
  /** Leaves colors and the button out, which saves elements while nobody sees it. */
  readonly isPlain?: boolean;
  /** What the button says. */
  readonly copy?: string;
}

/** A file of an example with its path and a button that copies it. */
export function CodeFile({file, title, hidden, built, isPlain, copy}: Props): ReactNode {
  const element = useRef<HTMLPreElement>(null);
  return (
    <section className={styles.file} hidden={hidden} aria-label={`${file.path}: ${title}`}>
      <div className={styles.head}>
        {isPlain ? file.path : <span className={styles.path}>{file.path}</span>}
        {!isPlain && (
          <CopyButton
            label={copy}
            text={() => element.current?.textContent ?? ''}
            subject={`${file.path} of the example: ${title}`}
          />
        )}
      </div>
      <pre ref={element} className={styles.code}>
        <StaticCode
          code={file.code.trimEnd()}
          language={file.language}
          built={built}
          isPlain={isPlain}
        />
      </pre>
    </section>
  );
}

interface InstallProps {
  readonly command: string;
  readonly title: string;
  readonly isPlain?: boolean;
}

/** The command that installs what an example needs. */
export function Install({command, title, isPlain}: InstallProps): ReactNode {
  if (isPlain) return <code className={styles.install}>{command}</code>;
  return (
    <div className={styles.install}>
      <code>{command}</code>
      <CopyButton text={() => command} subject={`the command that installs: ${title}`} />
    </div>
  );
}
