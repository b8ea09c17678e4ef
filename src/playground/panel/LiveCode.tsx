import React, {useEffect, useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {changedLines} from './changedLines';
import styles from './panel.module.css';

interface Props {
  readonly code: string;
  readonly language: string;
  readonly title: string;
}

interface Shown {
  readonly code: string;
  /** Numbers of the lines of the last change, from 0. */
  readonly lines: readonly number[];
}

/** Changed lines are marked this many ms. */
const MARK_FOR = 4000;

/** Code that changes while it is looked at: the lines of the last change are marked for a moment. */
export function LiveCode({code, language, title}: Props): ReactNode {
  const [shown, setShown] = useState<Shown>({code, lines: []});
  if (shown.code !== code) setShown({code, lines: changedLines(shown.code, code)});
  const {lines} = shown;

  useEffect(() => {
    if (lines.length === 0) return undefined;
    const timer = setTimeout(() => setShown((now) => ({...now, lines: []})), MARK_FOR);
    return () => clearTimeout(timer);
  }, [lines]);

  return (
    <div className={styles.live}>
      <CodeBlock language={language} title={title}>
        {code}
      </CodeBlock>
      {lines.map((line) => (
        <span
          key={line}
          className={styles.mark}
          style={{'--line': line}}
          data-changed-line={line + 1}
        />
      ))}
      <span className="sr-only" role="status">
        {lines.length === 1 && `Line ${Math.max(...lines) + 1} changed`}
        {lines.length > 1 && `Lines ${Math.min(...lines) + 1} to ${Math.max(...lines) + 1} changed`}
      </span>
    </div>
  );
}
