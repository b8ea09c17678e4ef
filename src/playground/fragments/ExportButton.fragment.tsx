import React, {useState, type ReactNode} from 'react';
import {ExportDialog} from '../dialogs/ExportDialog';
import {ExportButton} from '../toolbar/buttons';
import {workspace} from './samples';

/** The button with the dialog that it opens in the playground. */
export default function ExportButtonSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ExportButton onClick={() => setOpen(true)} />
      {isOpen && <ExportDialog workspace={workspace} onClose={() => setOpen(false)} />}
    </>
  );
}
