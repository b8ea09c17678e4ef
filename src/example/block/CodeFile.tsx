import React, {useRef, type ComponentProps, type ReactNode, type RefObject} from 'react';
import {CopyButton} from '../../ui/code/CopyButton';
import {StaticCode} from '../../ui/code/StaticCode';
import {Problem} from '../../ui/Problem';
import type {GeneratedFile} from '../generate';
import type {ShownCode} from './useMadeCode';
import styles from './CodeFile.module.css';

interface HeadProps extends ComponentProps<typeof CopyButton> {
  readonly name: string;
  /** Leaves the button out, which saves elements while nobody sees it. */
  readonly isPlain: boolean;
}

function Head({name, isPlain, ...copy}: HeadProps): ReactNode {
  if (isPlain) return <div className={styles.head}>{name}</div>;
  return (
    <div className={styles.head}>
      <code>{name}</code>
      <CopyButton {...copy} />
    </div>
  );
}

interface FileProps {
  readonly file: GeneratedFile;
  readonly title: string;
  /** Its HTML in the page, where this takes the place of a built part. */
  readonly built: string | undefined;
  /** Leaves colors and the button out. */
  readonly isPlain: boolean;
  readonly copy: string | undefined;
}

/** A file of an example with its path and a button that copies it. */
function CodeFile({file, title, built, isPlain, copy}: FileProps): ReactNode {
  const element = useRef<HTMLPreElement>(null);
  return (
    <section className={styles.file} aria-label={`${file.path}: ${title}`}>
      <Head
        name={file.path}
        isPlain={isPlain}
        label={copy}
        text={() => element.current?.textContent ?? ''}
        subject={`${file.path} of the example: ${title}`}
      />
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
      {install && (
        <Head
          name={install}
          isPlain={isPlain}
          text={() => install}
          subject={`the command that installs: ${title}`}
        />
      )}
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

interface ProblemProps {
  readonly shown: Pick<ShownCode, 'error' | 'retry'>;
  /** The panel around it, which can take the focus. */
  readonly panel: RefObject<HTMLElement | null>;
}

/** The head of a code panel whose code could not be made; nothing where all is well. */
export function CodeProblem({shown: {error, retry}, panel}: ProblemProps): ReactNode {
  if (!error) return null;
  const onRetry = () => {
    panel.current?.focus({preventScroll: true}); // the button goes away
    retry();
  };
  return (
    <Problem isAlert onRetry={onRetry}>
      {error}
    </Problem>
  );
}
