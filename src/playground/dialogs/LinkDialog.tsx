import React, {type ReactNode} from 'react';
import type {CheckedWorkspace} from '../model/checkWorkspace';
import {Dialog} from '../../ui/Dialog';
import {ImportButtons, type TakeOver} from './ImportButtons';
import {WorkspacePreview} from './WorkspacePreview';

interface Props {
  readonly found: CheckedWorkspace;
  readonly onReplace: TakeOver;
  readonly onMerge: TakeOver;
  readonly onClose: () => void;
}

/** Asks what to do with the chats of a link. The link isn't used until the user chooses. */
export function LinkDialog({found, ...rest}: Props): ReactNode {
  return (
    <Dialog
      title="Open shared chats?"
      onClose={rest.onClose}
      footer={<ImportButtons found={found} {...rest} />}
    >
      {found.workspace ? (
        <WorkspacePreview {...found} />
      ) : (
        <p role="alert">{found.error} Your own chats are unchanged.</p>
      )}
    </Dialog>
  );
}
