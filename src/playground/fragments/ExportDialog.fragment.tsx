import React, {useState, type ReactNode} from 'react';
import {ExportDialog} from '../dialogs/ExportDialog';
import {Button} from '../../ui/Button';
import {workspace} from './samples';

/** Opens the dialog with two sample chats. */
export default function ExportDialogSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      {isOpen && <ExportDialog workspace={workspace} onClose={() => setOpen(false)} />}
    </>
  );
}
