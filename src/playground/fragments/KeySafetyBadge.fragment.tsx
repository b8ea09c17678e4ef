import React, {useState, type ReactNode} from 'react';
import {KeysDialog} from '../dialogs/KeysDialog';
import {KeySafetyBadge} from '../toolbar/buttons';
import {setKey} from '../stores/keys';
import {claude} from './samples';
import {Button} from '../../ui/Button';

/** The badge, its dialog, and a button that puts a made-up key into memory. */
export default function KeySafetyBadgeSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div style={{display: 'flex', flexWrap: 'wrap', gap: '0.5rem', maxWidth: '26rem'}}>
        <Button onClick={() => setKey('mistral', 'made-up-key')}>Hold a made-up key</Button>
        <KeySafetyBadge onClick={() => setOpen(true)} />
      </div>
      {isOpen && <KeysDialog chats={[claude]} onClose={() => setOpen(false)} />}
    </>
  );
}
