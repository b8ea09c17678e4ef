import React, {useRef, type ReactNode} from 'react';
import {CopyButton} from '../../ui/code/CopyButton';
import {StaticCode} from '../../ui/code/StaticCode';
import type {GeneratedFile} from '../generate';
import type {ShownCode} from './useMadeCode';
import styles from './CodeFile.module.css';

interface Props {
  readonly file: GeneratedFile;
  readonly title: string;
  /** Its HTML in the page, where this takes the place of a built part. */
  readonly built: string | undefined;
  /** Leaves colors and the button out, which saves elements while nobody sees it. */
  readonly isPlain: boolean;
  /** What the button says. */
  readonly copy: string | undefined;
}

/** A file of an example with its path and a button that copies it. */
function CodeFile({file, title, built, isPlain, copy}: Props): ReactNode {
  const element = useRef<HTMLPreElement>(null);
  return (
    <section className={styles.file} aria-label={`${file.path}: ${title}`}>
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
  readonly isPlain: boolean;
}

/** The command that installs what an example needs. */
function Install({command, title, isPlain}: InstallProps): ReactNode {
  if (isPlain) return <code className={styles.install}>{command}</code>;
  return (
    <div className={styles.install}>
      <code>{command}</code>
      <CopyButton text={() => command} subject={`the command that installs: ${title}`} />
    </div>
  );
}

interface FilesProps {
  readonly title: string;
  readonly shown: ShownCode;
  /** The code in the page, where this takes the place of a built part. */
  readonly inPage: Element | null | undefined;
  readonly isPlain?: boolean;
  readonly copy?: string;
}

/** What to install, then all files of an example. As long as nothing else is known, its React file in the page. */
export function CodeFiles({title, shown, inPage, isPlain = false, copy}: FilesProps): ReactNode {
  const {install, files} = shown.code ?? {
    install: 'npm install deep-chat-react',
    files: [{path: 'src/ChatExample.tsx', language: 'tsx', code: inPage?.textContent ?? ''}],
  };
  return (
    <>
      {install && <Install command={install} title={title} isPlain={isPlain} />}
      {files.map((file) => (
        <CodeFile
          key={`${shown.framework} ${file.path}`}
          file={file}
          title={title}
          built={shown.code ? undefined : inPage?.innerHTML}
          isPlain={isPlain}
          copy={copy}
        />
      ))}
    </>
  );
}
