import React, {useState, type ReactNode} from 'react';
import {AboutDialog} from '../dialogs/AboutDialog';
import {Button} from '../../ui/Button';

/** Opens the dialog. */
export default function AboutDialogSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      {isOpen && <AboutDialog onClose={() => setOpen(false)} />}
    </>
  );
}
