import React, {type ReactNode} from 'react';
import {useEditor} from './useEditor';
import styles from './Editing.module.css';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly onText: (text: string) => void;
  /** Takes the focus when it appears. */
  readonly takesFocus: boolean;
}

/** An editor for the code of an example. */
export function Editor({text, label, onText, takesFocus}: Props): ReactNode {
  const attributes = {'aria-label': label};
  const place = useEditor({text, onText, attributes, takesFocus, isModule: true});
  return <div ref={place} className={styles.editor} />;
}
