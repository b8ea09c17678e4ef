import {autocompletion, type CompletionSource} from '@codemirror/autocomplete';
import {javascript} from '@codemirror/lang-javascript';
import {bracketMatching, syntaxHighlighting} from '@codemirror/language';
import {EditorState} from '@codemirror/state';
import {EditorView, lineNumbers} from '@codemirror/view';
import {minimalSetup} from 'codemirror';
import React, {useEffect, useRef, type ReactNode} from 'react';
import {COLOURS, THEME} from '../../example/edit/Editor';
import {suggestionsAt} from '../model/jsonText';
import type {Field} from '../../connection/types';
import styles from './dialogs.module.css';

interface Props {
  readonly label: string;
  /** Id of the line that says what is wrong. */
  readonly describedBy: string;
  readonly text: string;
  /** What the completion offers. */
  readonly fields: readonly Field[];
  readonly onText: (text: string) => void;
}

/** An editor for JSON that knows the settings of a mode. Tab leaves it, so the keyboard is not caught. */
export function JsonEditor({label, describedBy, text, fields, onText}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const first = useRef({label, describedBy, text});
  const latest = useRef({fields, onText});
  useEffect(() => {
    latest.current = {fields, onText};
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const complete: CompletionSource = ({state, pos, explicit}) => {
      const found = suggestionsAt(state.doc.toString(), pos, latest.current.fields);
      if (!found || (!explicit && found.from === pos)) return null;
      return {from: found.from, options: [...found.options], validFor: /^"?[\w-]*$/};
    };
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first.current.text,
        extensions: [
          minimalSetup,
          lineNumbers(),
          bracketMatching(),
          javascript(),
          syntaxHighlighting(COLOURS),
          THEME,
          autocompletion({override: [complete], icons: false}),
          EditorView.contentAttributes.of({
            'aria-label': first.current.label,
            'aria-describedby': first.current.describedBy,
            tabindex: '0',
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onText(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === text) return;
    editor.dispatch({changes: {from: 0, to: editor.state.doc.length, insert: text}});
  }, [text]);

  return <div ref={place} className={styles.editor} />;
}
