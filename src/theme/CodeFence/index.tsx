import React, {use, useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {whenNear} from '../../lib/whenNear';
import {withCause} from '../../lib/withCause';
import {CopyButton} from '../../ui/code/CopyButton';
import {StaticCode} from '../../ui/code/StaticCode';
import {Problem} from '../../ui/Problem';
import Scrollable from '../../ui/Scrollable';
import styles from '../../ui/code/styles.module.css';
import {InClosedPart} from '../MDXComponents/Details';

interface Props {
  readonly language: string;
  readonly title?: string;
  /** The language's name, for code without a title. */
  readonly name?: string;
  readonly lines: number;
  /** The code, where the page's own code has it. */
  readonly text?: string;
  /** The types that the code imports, with their places under the base URL: `Connect=docs/connect#connect`. */
  readonly links?: string;
  /** Asks for the code otherwise. */
  readonly load?: () => Promise<string>;
}

/** Lines of long code that show before the reader asks for all of them; the styles cut there. */
const SHOWN = 14;

/** Code of so many lines is long: hiding less would save no room. */
const LONG = 22;

/**
 * A code fence of a page. A built page has the code in its HTML; after a click on a link it is asked for,
 * in a place that is as high already. Of long code the first lines show, and a button that shows the rest.
 */
export default function CodeFence({
  language,
  title,
  name,
  lines,
  text,
  load,
  links,
}: Props): ReactNode {
  const block = useRef<HTMLElement>(null);
  const [code, setCode] = useState(text);
  const [failure, setFailure] = useState('');
  const base = useBaseUrl('/');
  const [isOpen, setOpen] = useState(false);
  const [isPlain, setPlain] = useState(use(InClosedPart));
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

  useEffect(() => {
    if (!isPlain || !block.current) return undefined;
    return whenNear(block.current, '300px', () => {
      setCode((known) => known ?? codeElement()?.textContent ?? undefined);
      setPlain(false);
    });
  }, [isPlain]);

  const subject = title ? `code: ${title}` : `${name} code`;
  const isLong = lines >= LONG;
  const action = isOpen ? 'Show fewer lines' : `Show all ${lines} lines`;
  return (
    <figure
      ref={block}
      className={styles.block}
      data-language={language}
      data-folded={(isLong && !isOpen) || undefined}
    >
      <div className={styles.bar}>
        <figcaption className={styles.title}>{title ?? name}</figcaption>
        <CopyButton text={() => codeElement()?.textContent ?? ''} subject={subject} />
      </div>
      {failure && (
        <Problem isAlert onRetry={ask}>
          {failure}
        </Problem>
      )}
      <Scrollable
        as="pre"
        label={subject}
        className={styles.code}
        style={{
          minHeight: `calc(${isLong && !isOpen ? SHOWN : lines} * var(--code-leading) * 1em + 2 * var(--space-4))`,
        }}
        onScroll={({currentTarget}) => {
          // Find-in-page and selecting scroll to what is folded away.
          if (isLong && currentTarget.scrollTop > 0) {
            currentTarget.scrollTop = 0;
            setOpen(true);
          }
        }}
      >
        <StaticCode
          key={String(isPlain)}
          code={code}
          language={language}
          isPlain={isPlain}
          links={links?.replaceAll('=', `=${base}`)}
        />
      </Scrollable>
      {isLong && (
        <button
          type="button"
          className={`${styles.button} ${styles.unfold}`}
          aria-expanded={isOpen}
          aria-label={`${action} of the ${subject}`}
          onClick={() => setOpen(!isOpen)}
        >
          {action}
        </button>
      )}
    </figure>
  );
}
