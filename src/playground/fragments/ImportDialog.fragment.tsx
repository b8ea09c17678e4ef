import React, {useState, type ReactNode} from 'react';
import {ImportDialog} from '../dialogs/ImportDialog';
import {Button} from '../../ui/Button';

/** Opens the dialog and says what was chosen in it. */
export default function ImportDialogSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState('Nothing was taken over yet.');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <p role="status">{taken}</p>
      {isOpen && (
        <ImportDialog
          onClose={() => setOpen(false)}
          onReplace={({chats}) => {
            setTaken(`${chats.length} chats would replace the others.`);
            setOpen(false);
          }}
          onMerge={({chats}) => {
            setTaken(`${chats.length} chats would be added.`);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
