import React, {type ReactNode} from 'react';
import {useNames} from '../commands/registry';
import {providerName} from '../model/workspace';
import {copyChat} from '../actions';
import {usePlayground, type DialogProps} from '../store';
import {Button} from '../../ui/Button';
import {Dialog} from '../../ui/Dialog';

/** Asks whether the copy of a chat may use the key of the original. */
export function DuplicateDialog({id, upTo, onClose}: DialogProps): ReactNode {
  const chats = usePlayground(({workspace}) => workspace.chats);
  const index = chats.findIndex((chat) => chat.id === id);
  const name = useNames()[index] ?? '';
  const chat = chats[index];
  if (!chat?.provider) return null;
  const duplicate = (more: {readonly dryRun?: true}) => () => {
    copyChat(chat.id, {upTo, ...more});
    onClose();
  };
  return (
    <Dialog
      title={`Duplicate ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={duplicate({})}>With my key</Button>
          <Button primary onClick={duplicate({dryRun: true})}>
            Without the key
          </Button>
        </>
      }
    >
      <p>
        The copy has the same settings and messages. Should it also use your key for{' '}
        {providerName(chat.provider)}? Without the key, it only previews requests until you change
        that under Settings.
      </p>
    </Dialog>
  );
}
