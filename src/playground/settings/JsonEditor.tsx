import {autocompletion, type CompletionContext} from '@codemirror/autocomplete';
import React, {useEffect, useRef, type ReactNode} from 'react';
import type {Field} from '../../providers/types';
import {useEditor} from '../../example/edit/useEditor';
import {suggestionsAt} from '../model/jsonText';
import styles from './fields.module.css';

interface Props {
  readonly label: string;
  /** Id of the line that says what is wrong. */
  readonly describedBy: string;
  readonly text: string;
  /** What the completion offers. */
  readonly fields: readonly Field[];
  readonly onText: (text: string) => void;
}

/** An editor for JSON that knows the settings of a mode. */
export function JsonEditor({label, describedBy, text, fields, onText}: Props): ReactNode {
  const known = useRef(fields);
  useEffect(() => {
    known.current = fields;
  });
  const place = useEditor({
    text,
    onText,
    attributes: {'aria-label': label, 'aria-describedby': describedBy},
    extensions: () => {
      const complete = ({state, pos, explicit}: CompletionContext) => {
        const found = suggestionsAt(state.doc.toString(), pos, known.current);
        if (!found || (!explicit && found.from === pos)) return null;
        return {from: found.from, options: [...found.options], validFor: /^"?[\w-]*$/};
      };
      return autocompletion({override: [complete], icons: false});
    },
  });
  return <div ref={place} className={styles.editor} />;
}
