import React, {type ReactNode} from 'react';
import {languageName} from '../../lib/languageNames';
import Scrollable from '../Scrollable';
import {CopyButton} from './CopyButton';
import {StaticCode} from './StaticCode';
import styles from './styles.module.css';

interface Props {
  readonly language?: string | undefined;
  readonly title?: string | undefined;
  readonly children: string;
}

/** Code outside of the docs' text: title, the code highlighted while building, and a button that copies it. */
export function CodeBlock({language = 'text', title, children}: Props): ReactNode {
  const subject = title ? `code: ${title}` : `${languageName(language)} code`;
  return (
    <figure className={styles.block} data-language={language}>
      <div className={styles.bar}>
        <figcaption className={styles.title}>{title ?? languageName(language)}</figcaption>
        <CopyButton text={() => children} subject={subject} />
      </div>
      <Scrollable as="pre" label={subject} className={styles.code}>
        <StaticCode code={children} language={language} />
      </Scrollable>
    </figure>
  );
}
