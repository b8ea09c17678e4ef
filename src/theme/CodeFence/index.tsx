import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {withCause} from '../../lib/withCause';
import {CopyButton} from '../../ui/code/CopyButton';
import {StaticCode} from '../../ui/code/StaticCode';
import Scrollable from '../../ui/Scrollable';
import styles from '../../ui/code/styles.module.css';

interface Props {
  readonly language: string;
  readonly title?: string;
  readonly lines: number;
  /** The code, where the page's own code has it. */
  readonly text?: string;
  /** Asks for the code otherwise. */
  readonly load?: () => Promise<string>;
}

/**
 * A code fence of a page. A built page has the code in its HTML; after a click on a link it is asked for,
 * in a place that is as high already.
 */
export default function CodeFence({language, title, lines, text, load}: Props): ReactNode {
  const block = useRef<HTMLElement>(null);
  const [code, setCode] = useState(text);
  const [failure, setFailure] = useState('');
  const fail = (error: unknown) => setFailure(withCause('The code could not be loaded.', error));
  const ask = () => {
    setFailure('');
    load?.().then(setCode, fail);
  };
  const codeElement = () => block.current?.querySelector('pre code');

  useEffect(() => {
    if (codeElement()?.firstChild) return;
    load?.().then(setCode, fail);
  }, [load]);

  const subject = title ? `code: ${title}` : `${language} code`;
  return (
    <figure ref={block} className={styles.block} data-language={language}>
      <div className={styles.bar}>
        <figcaption className={styles.title}>{title ?? language}</figcaption>
        <CopyButton text={() => codeElement()?.textContent ?? ''} subject={subject} />
      </div>
      {failure && (
        <p className={styles.failed} role="alert">
          {failure}{' '}
          <button type="button" onClick={ask}>
            Retry
          </button>
        </p>
      )}
      <Scrollable
        as="pre"
        label={subject}
        className={styles.code}
        style={{minHeight: `calc(${lines} * var(--code-leading) * 1em + 2 * var(--space-4))`}}
      >
        <StaticCode code={code} language={language} />
      </Scrollable>
    </figure>
  );
}
