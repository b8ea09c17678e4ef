import React, {type ReactNode} from 'react';
import {useEditor} from '../../example/edit/useEditor';
import styles from './tools.module.css';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Id of what says what is wrong. */
  readonly describedBy?: string;
}

/** An editor for JavaScript or JSON. Tab leaves it. */
export function CodeEditor({label, text, onText, describedBy}: Props): ReactNode {
  const attributes = {
    'aria-label': label,
    ...(describedBy ? {'aria-describedby': describedBy} : {}),
  };
  const place = useEditor({text, onText, attributes});
  return <div ref={place} className={styles.editor} />;
}
