import React, {useState, type ReactNode} from 'react';
import {ProviderDialog} from '../dialogs/ProviderDialog';
import {usualName, valuesOf} from '../model/workspace';
import {Button} from '../../ui/Button';
import {claude} from './samples';

/** Opens the dialog and shows what was applied. */
export default function ProviderDialogSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [chat, setChat] = useState(claude);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <p role="status">Connected to {usualName(chat)}</p>
      <pre style={{whiteSpace: 'pre-wrap'}}>{JSON.stringify(valuesOf(chat), null, 2)}</pre>
      {isOpen && (
        <ProviderDialog
          chat={chat}
          name={chat.name}
          onClose={() => setOpen(false)}
          onApply={(connection) => {
            const {provider: _, ...rest} = chat;
            setChat({...rest, ...connection});
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
