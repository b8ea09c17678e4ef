import React, {useState, type ReactNode} from 'react';
import {AboutDialog} from '../dialogs/AboutDialog';
import {AboutButton} from '../toolbar/buttons';

/** The button with the dialog that it opens in the playground. */
export default function AboutButtonSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{maxWidth: '14rem', textAlign: 'end'}}>
      <AboutButton onClick={() => setOpen(true)} />
      {isOpen && <AboutDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
