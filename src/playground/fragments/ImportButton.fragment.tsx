import React, {useState, type ReactNode} from 'react';
import {ImportDialog} from '../dialogs/ImportDialog';
import {ImportButton} from '../toolbar/buttons';

/** The button with the dialog that it opens in the playground. */
export default function ImportButtonSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ImportButton onClick={() => setOpen(true)} />
      {isOpen && <ImportDialog onClose={close} onReplace={close} onMerge={close} />}
    </>
  );
}
