import React, {type ReactNode} from 'react';
import {Dialog} from '../../ui/Dialog';
import {DialogButtons} from '../../ui/DialogButtons';

interface Props {
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Asks before everything is deleted, because no undo brings it back. */
export function ClearAllDialog({onClear, onClose}: Props): ReactNode {
  return (
    <Dialog
      title="Clear all data?"
      onClose={onClose}
      footer={
        <DialogButtons
          action="Clear all data"
          onCancel={onClose}
          onAction={() => {
            onClear();
            onClose();
          }}
        />
      }
    >
      <p>
        This deletes all chats with their settings, conversations and undo steps, all API keys and
        all hosts that you have allowed, from this page and from this browser. You can’t undo it.
      </p>
    </Dialog>
  );
}
