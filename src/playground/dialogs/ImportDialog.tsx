import React, {useId, useState, type ReactNode} from 'react';
import type {CheckedWorkspace} from '../model/check';
import {fromFileText, MOST_BYTES} from '../model/link';
import type {Workspace} from '../model/workspace';
import {Dialog} from '../ui/Dialog';
import ui from '../ui/ui.module.css';
import {ImportButtons} from './ImportButtons';
import {WorkspacePreview} from './WorkspacePreview';
import styles from './dialogs.module.css';

interface Props {
  readonly onReplace: (workspace: Workspace) => void;
  readonly onMerge: (workspace: Workspace) => void;
  readonly onClose: () => void;
}

async function read(file: File): Promise<CheckedWorkspace> {
  if (file.size > MOST_BYTES) return {error: 'The file is larger than 512 kB.'};
  try {
    return fromFileText(await file.text());
  } catch {
    return {error: 'The file could not be read.'};
  }
}

/** Takes chats from a file, after a look at what is in it. */
export function ImportDialog({onReplace, onMerge, onClose}: Props): ReactNode {
  const id = useId();
  const [found, setFound] = useState<CheckedWorkspace>();
  return (
    <Dialog
      title="Import chats"
      onClose={onClose}
      footer={
        <ImportButtons
          workspace={found?.workspace}
          onReplace={onReplace}
          onMerge={onMerge}
          onClose={onClose}
        />
      }
    >
      <div className={ui.field}>
        <label htmlFor={id}>File from this playground (.json)</label>
        <input
          id={id}
          className={styles.file}
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void read(file).then(setFound);
          }}
        />
      </div>
      <div role="status">
        {found?.error && <p className={ui.error}>{found.error} Nothing was changed.</p>}
        {found?.workspace && <WorkspacePreview workspace={found.workspace} notes={found.notes} />}
      </div>
    </Dialog>
  );
}
