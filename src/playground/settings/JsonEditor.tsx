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
  readonly fields?: readonly Field[];
  readonly onText: (text: string) => void;
}

const NONE: readonly Field[] = [];

/** An editor for JSON, which may complete the settings of a mode. Tab leaves it. */
export function JsonEditor({label, describedBy, text, fields = NONE, onText}: Props): ReactNode {
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  });
  const place = useEditor({
    text,
    onText,
    attributes: {'aria-label': label, 'aria-describedby': describedBy},
    extensions: () => {
      const complete = ({state, pos, explicit}: CompletionContext) => {
        const found = suggestionsAt(state.doc.toString(), pos, latest.current);
        if (!found || (!explicit && found.from === pos)) return null;
        return {from: found.from, options: [...found.options], validFor: /^"?[\w-]*$/};
      };
      return autocompletion({override: [complete], icons: false});
    },
  });
  return <div ref={place} className={styles.editor} />;
}
