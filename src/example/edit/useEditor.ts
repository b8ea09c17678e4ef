import {javascript} from '@codemirror/lang-javascript';
import {HighlightStyle, syntaxHighlighting, bracketMatching} from '@codemirror/language';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {minimalSetup} from 'codemirror';
import {useEffect, useRef, type RefObject} from 'react';

const COLORS = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--code-comment)'},
  {tag: [tags.keyword, tags.bool, tags.null], color: 'var(--code-keyword)'},
  {tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)'},
  {tag: tags.number, color: 'var(--code-number)'},
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  {tag: tags.tagName, color: 'var(--code-tag)'},
  {tag: tags.attributeName, color: 'var(--code-attr-name)'},
  {tag: [tags.punctuation, tags.operator], color: 'var(--code-punctuation)'},
]);

const THEME = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'var(--code-background)',
    color: 'var(--code-text)',
    fontSize: '0.8125rem',
  },
  '.cm-scroller': {fontFamily: 'var(--font-mono)', lineHeight: '1.6'},
  '.cm-content': {caretColor: 'var(--code-text)', padding: '0.75rem 0'},
  '.cm-cursor': {borderLeftColor: 'var(--code-text)'},
  '.cm-gutters': {
    backgroundColor: 'var(--surface-2)',
    color: 'var(--text-2)',
    borderRight: '1px solid var(--border)',
  },
  // Over the gutter, which would cover an outline.
  '&.cm-focused': {outline: 'none'},
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    border: '2px solid var(--accent)',
    pointerEvents: 'none',
  },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, & .cm-content ::selection': {
    backgroundColor: 'var(--accent-soft) !important',
  },
});

/** What an editor begins with, and what it tells. Only `text` and `onText` are looked at again later. */
export interface EditorOptions {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Attributes of the element that is written in; it needs an `aria-label`. */
  readonly attributes: Readonly<Record<string, string>> & {readonly 'aria-label': string};
  /** Reads the text as a module with types and JSX, not as plain JavaScript or JSON. */
  readonly isModule?: boolean;
  /** Called once, when the editor is made. */
  readonly extensions?: () => Extension;
  readonly takesFocus?: boolean;
}

/** Puts a code editor into the element of the ref. Tab leaves it, so the keyboard is not caught. */
export function useEditor(options: EditorOptions): RefObject<HTMLDivElement | null> {
  const {text} = options;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const first = useRef(options);
  const latest = useRef(options.onText);
  useEffect(() => {
    latest.current = options.onText;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const {isModule = false, extensions, attributes, takesFocus} = first.current;
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first.current.text,
        extensions: [
          minimalSetup,
          lineNumbers(),
          bracketMatching(),
          javascript({jsx: isModule, typescript: isModule}),
          syntaxHighlighting(COLORS),
          THEME,
          extensions?.() ?? [],
          EditorView.contentAttributes.of({tabindex: '0', ...attributes}),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    if (takesFocus) editor.focus();
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === text) return;
    editor.dispatch({changes: {from: 0, to: editor.state.doc.length, insert: text}});
  }, [text]);
  return place;
}
