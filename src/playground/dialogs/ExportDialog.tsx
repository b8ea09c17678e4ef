import React, {type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {toFileText} from '../model/link';
import type {Workspace} from '../model/workspace';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/Dialog';
import {CollapsibleSection} from '../ui/CollapsibleSection';
import {download} from './download';

interface Props {
  readonly workspace: Workspace;
  readonly onClose: () => void;
}

/** The chats as a file. */
export function ExportDialog({workspace, onClose}: Props): ReactNode {
  const text = toFileText(workspace);
  return (
    <Dialog
      title="Export these chats"
      onClose={onClose}
      footer={
        <Button primary icon="export" onClick={() => download('playground.json', text)}>
          Save playground.json
        </Button>
      }
    >
      <p>The file holds the chats and their settings. It holds no keys and no messages.</p>
      <CollapsibleSection title="What is in it">
        <CodeBlock language="json" title="playground.json">
          {text}
        </CodeBlock>
      </CollapsibleSection>
    </Dialog>
  );
}
