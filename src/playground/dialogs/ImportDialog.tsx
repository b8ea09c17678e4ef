import React, {useEffect, useId, useState, type ReactNode} from 'react';
import type {CheckedWorkspace} from '../model/checkWorkspace';
import {FILE_TOO_LARGE, fromFileText, MAX_FILE_BYTES} from '../model/link';
import {Dialog} from '../../ui/Dialog';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {SAMPLE_HISTORIES, sampleFile} from '../model/sampleHistories';
import {ImportButtons, type TakeOver} from './ImportButtons';
import {WorkspacePreview} from './WorkspacePreview';
import styles from './dialogs.module.css';

interface Props {
  /** A file that was dropped on the page. */
  readonly file?: File;
  readonly onReplace: TakeOver;
  readonly onMerge: TakeOver;
  readonly onClose: () => void;
}

async function read(file: File): Promise<CheckedWorkspace> {
  if (file.size > MAX_FILE_BYTES) return {error: FILE_TOO_LARGE};
  try {
    return await fromFileText(await file.text());
  } catch {
    return {error: 'The file could not be read.'};
  }
}

/** Takes chats from a file, after a look at what is in it. */
export function ImportDialog({file, onReplace, onMerge, onClose}: Props): ReactNode {
  const id = useId();
  const [found, setFound] = useState<CheckedWorkspace>();
  const [sample, setSample] = useState('');

  useEffect(() => {
    let isCurrent = true;
    if (file) void read(file).then((checked) => isCurrent && setFound(checked));
    return () => {
      isCurrent = false;
    };
  }, [file]);

  return (
    <Dialog
      title="Import chats"
      onClose={onClose}
      footer={
        <ImportButtons found={found} onReplace={onReplace} onMerge={onMerge} onClose={onClose} />
      }
    >
      <div className={ui.field}>
        <label htmlFor={id}>Chats or conversation (.json)</label>
        <input
          id={id}
          className={styles.file}
          type="file"
          accept=".json,application/json"
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (!chosen) return;
            setSample('');
            void read(chosen).then(setFound);
          }}
        />
        <p id={`${id}-help`} className={ui.help}>
          You can also drop a file anywhere in the window. A saved conversation, a list of messages
          in the format of Deep Chat, becomes a demo chat.
        </p>
      </div>
      <Select
        label="Sample conversation"
        value={sample}
        options={[{id: '', name: 'None'}, ...SAMPLE_HISTORIES]}
        onChange={(chosen) => {
          setSample(chosen);
          const taken = SAMPLE_HISTORIES.find(({id: known}) => known === chosen);
          if (!taken) setFound(undefined);
          else void fromFileText(sampleFile(taken)).then(setFound);
        }}
      />
      <div role="status">
        {found?.error && <p className={ui.error}>{found.error} Nothing was changed.</p>}
        {found?.workspace && <WorkspacePreview {...found} />}
      </div>
    </Dialog>
  );
}
