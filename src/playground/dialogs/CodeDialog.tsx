import React, {type ReactNode} from 'react';
import type {ChatModel, Workspace} from '../model/workspace';
import {Dialog} from '../../ui/Dialog';
import {ChatCodeView} from './ChatCodeView';

interface Props {
  readonly chat: ChatModel;
  readonly shared: Workspace['shared'];
  readonly name: string;
  readonly onClose: () => void;
}

/** The code of a chat. */
export function CodeDialog({chat, shared, name, onClose}: Props): ReactNode {
  return (
    <Dialog title={`Code of ${name}`} onClose={onClose}>
      <ChatCodeView chat={chat} shared={shared} />
    </Dialog>
  );
}
