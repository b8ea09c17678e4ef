import React, {lazy, Suspense, useId, type ReactNode} from 'react';
import type {Field} from '../../providers/types';
import ui from '../../ui/ui.module.css';

const JsonEditor = lazy(() => import('./JsonEditor').then((file) => ({default: file.JsonEditor})));

interface Props {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The settings that completion offers. */
  readonly fields?: readonly Field[];
  readonly error: string | undefined;
  readonly help: string;
}

/** A field for JSON whose editor is loaded when it is first shown. */
export function JsonField({error, help, ...editor}: Props): ReactNode {
  const id = useId();
  return (
    <div className={ui.field}>
      <Suspense fallback={<p role="status">Loading the editor…</p>}>
        <JsonEditor describedBy={id} {...editor} />
      </Suspense>
      <p id={id} className={error ? ui.error : ui.help} role="status">
        {error ?? help}
      </p>
    </div>
  );
}
