import React, {type ReactNode} from 'react';
import type {CheckedWorkspace} from '../model/check';
import type {Workspace} from '../model/workspace';
import {Dialog} from '../ui/Dialog';
import {ImportButtons} from './ImportButtons';
import {WorkspacePreview} from './WorkspacePreview';

interface Props {
  readonly found: CheckedWorkspace;
  readonly onReplace: (workspace: Workspace) => void;
  readonly onMerge: (workspace: Workspace) => void;
  readonly onClose: () => void;
}

/** Asks what to do with the chats of a link. Until the reader says so nothing of it is used. */
export function LinkDialog({found, ...rest}: Props): ReactNode {
  return (
    <Dialog
      title="This link brings chats"
      onClose={rest.onClose}
      footer={<ImportButtons workspace={found.workspace} {...rest} />}
    >
      {found.workspace ? (
        <WorkspacePreview workspace={found.workspace} notes={found.notes} />
      ) : (
        <p role="alert">{found.error} Your own chats are unchanged.</p>
      )}
    </Dialog>
  );
}
