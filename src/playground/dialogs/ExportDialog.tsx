import React, {useMemo, type ReactNode} from 'react';
import {CodeBlock} from '../../ui/code/CodeBlock';
import {toFileText} from '../model/checkWorkspace';
import {usePlayground, type DialogProps} from '../store';
import {Button} from '../../ui/Button';
import {Dialog} from '../../ui/Dialog';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {download} from './download';
import {sizeInWords, useMessages} from './useMessages';

/** Most characters of a file that are shown before it is saved. */
const MAX_SHOWN = 20_000;

export function ExportDialog({onClose}: DialogProps): ReactNode {
  const workspace = usePlayground((state) => state.workspace);
  const {messages, included, field} = useMessages(
    workspace,
    'With their pictures and recordings. Files that are only in this page’s memory are left out.',
  );
  const text = useMemo(() => toFileText(workspace, messages), [workspace, messages]);
  return (
    <Dialog
      title="Export these chats"
      onClose={onClose}
      footer={
        <Button primary icon="save" onClick={() => download('playground.json', text)}>
          Save playground.json
        </Button>
      }
    >
      <p>
        The file holds the chats and their settings, {included} and no keys:{' '}
        {sizeInWords(text.length)}.
      </p>
      {field}
      <CollapsibleSection title="What is in it">
        <CodeBlock language="json" title="playground.json">
          {text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}
        </CodeBlock>
      </CollapsibleSection>
    </Dialog>
  );
}
