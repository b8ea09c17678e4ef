import React, {useEffect, useState, type ReactNode} from 'react';
import type {CheckedWorkspace} from '../model/checkWorkspace';
import {FILE_TOO_LARGE, fromFileText, MAX_FILE_BYTES} from '../model/link';
import {SAMPLE_HISTORIES} from '../model/sampleHistories';
import {addChats, replaceChats} from '../actions';
import {WORKSPACE_VERSION} from '../schema';
import {Button} from '../../ui/Button';
import {Dialog} from '../../ui/Dialog';
import {FileField} from '../../ui/FileField';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {WorkspacePreview} from './WorkspacePreview';
import type {DialogProps} from '../store';

async function read(file: File): Promise<CheckedWorkspace> {
  if (file.size > MAX_FILE_BYTES) return {error: FILE_TOO_LARGE};
  try {
    return await fromFileText(await file.text());
  } catch {
    return {error: 'The file could not be read.'};
  }
}

function Source({onRead}: {readonly onRead: (found: CheckedWorkspace | undefined) => void}) {
  const [sample, setSample] = useState('');
  return (
    <>
      <FileField
        label="Chats or conversation (.json)"
        accept=".json,application/json"
        help="You can also drop a file anywhere in the window. A saved conversation, a list of messages in the format of Deep Chat, becomes a demo chat."
        onFile={(file) => {
          setSample('');
          void read(file).then(onRead);
        }}
      />
      <Select
        label="Sample conversation"
        value={sample}
        options={[{id: '', name: 'None'}, ...SAMPLE_HISTORIES]}
        onChange={(chosen) => {
          setSample(chosen);
          const chats = SAMPLE_HISTORIES.filter(({id}) => id === chosen);
          const file = JSON.stringify({version: WORKSPACE_VERSION, chats});
          if (chosen) void fromFileText(file).then(onRead);
          else onRead(undefined);
        }}
      />
    </>
  );
}

/** Shows the chats of a file or a link, and adds or replaces chats only when the user says so. */
export function ImportDialog({found: link, file, onClose}: DialogProps): ReactNode {
  const [fromFile, setRead] = useState<CheckedWorkspace>();
  const found = link ?? fromFile;

  useEffect(() => {
    if (file) void read(file).then(setRead);
  }, [file]);

  const take = (action: typeof addChats) => () => {
    if (!found?.workspace) return;
    action(found.workspace, found.messages);
    onClose();
  };
  return (
    <Dialog
      title={link ? 'Open shared chats?' : 'Import chats'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Keep mine</Button>
          <Button disabled={!found?.workspace} onClick={take(addChats)}>
            Add to mine
          </Button>
          <Button primary disabled={!found?.workspace} onClick={take(replaceChats)}>
            Replace mine
          </Button>
        </>
      }
    >
      {!link && <Source onRead={setRead} />}
      <div role="status">
        {found?.error && (
          <p className={ui.error}>
            {found.error} {link ? 'Your own chats are unchanged.' : 'Nothing was changed.'}
          </p>
        )}
        {found?.workspace && <WorkspacePreview {...found} />}
      </div>
    </Dialog>
  );
}
