import React, {type ReactNode} from 'react';
import {attributesOf, BASE, chips, INTRO_LINE, type Chip} from './chips';
import styles from './hero.module.css';

/** An attribute with its name and value told apart. */
function Attribute({code}: {readonly code: string}): ReactNode {
  const at = code.indexOf('=');
  return (
    <>
      <span className="token attr-name">{code.slice(0, at)}</span>=
      <span className="token string">{code.slice(at + 1)}</span>
    </>
  );
}

/** A line in all its forms; the style sheet shows that of the chosen chip. */
function Line({line}: {readonly line: Chip['line']}): ReactNode {
  const others = chips.filter((chip) => chip.line !== line).map(({id}) => id);
  return (
    <>
      <span className={styles.line} data-for={others.join(' ')}>
        <Attribute code={BASE[line]} />
      </span>
      {chips
        .filter((chip) => chip.line === line)
        .map(({id, code}) => (
          <mark key={id} className={styles.line} data-for={id}>
            <Attribute code={code} />
          </mark>
        ))}
    </>
  );
}

export function CodeLines(): ReactNode {
  return (
    <pre className={styles.code}>
      <code>
        <span className={styles.tagLine}>
          &lt;<span className="token tag">deep-chat</span>
        </span>
        <Line line="connect" />
        <span className={styles.line}>
          <Attribute code={INTRO_LINE} />
        </span>
        <Line line="other" />
        <span className={styles.tagLine}>
          &gt;&lt;/<span className="token tag">deep-chat</span>&gt;
        </span>
      </code>
    </pre>
  );
}

/** The five lines as text to copy. */
export function codeOf(chip: Chip): string {
  const attributes = attributesOf(chip).map((line) => `  ${line}`);
  return ['<deep-chat', ...attributes, '></deep-chat>'].join('\n');
}
