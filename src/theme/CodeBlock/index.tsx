import React, {Children, isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import Scrollable from '../../ui/Scrollable';
import {CopyButton} from '../../ui/code/CopyButton';
import {languageName} from '../../lib/languageNames';
import {StaticCode} from '../../ui/code/StaticCode';
import styles from '../../ui/code/styles.module.css';

/** Text of the children in a `pre` that Markdown made; elements among them count with their own text. */
function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : String(child),
    )
    .join('');
}

/** A code fence: title, the code highlighted while building, and a button that copies it. */
export default function CodeBlock({
  children,
  className = '',
  language,
  metastring = '',
  title,
}: Props): ReactNode {
  const code = textOf(children).replace(/\n$/, '');
  const name = language ?? /language-([\w-]+)/.exec(className)?.[1] ?? 'text';
  const caption = title ?? /title=(["'])(.*?)\1/.exec(metastring)?.[2];
  const subject = caption ? `code: ${String(caption)}` : `${languageName(name)} code`;
  return (
    <figure className={styles.block} data-language={name}>
      <div className={styles.bar}>
        <figcaption className={styles.title}>{caption ?? languageName(name)}</figcaption>
        <CopyButton text={() => code} subject={subject} />
      </div>
      <Scrollable as="pre" label={subject} className={styles.code}>
        <StaticCode code={code} language={name} />
      </Scrollable>
    </figure>
  );
}
