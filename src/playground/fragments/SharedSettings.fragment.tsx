import React, {useState, type ReactNode} from 'react';
import {SharedSettingsDialog} from '../dialogs/SharedSettingsDialog';
import {SharedSettingsButton} from '../toolbar/buttons';

/** The button, its dialog, and the prompt that was applied. */
export default function SharedSettingsSample(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [prompt, setPrompt] = useState('Answer in one sentence.');
  return (
    <>
      <SharedSettingsButton onClick={() => setOpen(true)} />
      <p role="status">System prompt: {prompt || 'none'}</p>
      {isOpen && (
        <SharedSettingsDialog
          systemPrompt={prompt}
          onClose={() => setOpen(false)}
          onChange={setPrompt}
        />
      )}
    </>
  );
}
