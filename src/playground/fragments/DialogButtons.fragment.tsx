import React, {useState, type ReactNode} from 'react';
import {DialogButtons} from '../../ui/DialogButtons';

/** The two buttons, and which one was used. */
export default function DialogButtonsSample(): ReactNode {
  const [used, setUsed] = useState('none yet');
  return (
    <>
      <div style={{display: 'flex', gap: '0.5rem'}}>
        <DialogButtons
          action="Apply"
          onCancel={() => setUsed('Cancel')}
          onAction={() => setUsed('Apply')}
        />
      </div>
      <p role="status">Used: {used}</p>
    </>
  );
}
