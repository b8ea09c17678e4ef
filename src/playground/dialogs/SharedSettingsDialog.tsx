import React, {useId, useState, type ReactNode} from 'react';
import {Dialog} from '../../ui/Dialog';
import {promptPresets} from '../../providers/prompts';
import {DialogButtons} from '../../ui/DialogButtons';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';

interface Props {
  readonly systemPrompt: string;
  readonly onApply: (systemPrompt: string) => void;
  readonly onClose: () => void;
}

/** What all chats have in common. */
export function SharedSettingsDialog({systemPrompt, onApply, onClose}: Props): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState(systemPrompt);
  return (
    <Dialog
      title="Settings of all chats"
      onClose={onClose}
      onSubmit={() => onApply(draft.trim())}
      isChanged={draft.trim() !== systemPrompt}
      footer={<DialogButtons action="Apply" onCancel={onClose} />}
    >
      <Select
        label="Begin with"
        value=""
        options={[{id: '', name: 'Choose a prompt…'}, ...promptPresets]}
        onChange={(chosen) =>
          setDraft(promptPresets.find((preset) => preset.id === chosen)?.text ?? draft)
        }
      />
      <div className={ui.field}>
        <label htmlFor={id}>System prompt</label>
        <textarea
          id={id}
          className={ui.control}
          rows={5}
          maxLength={20_000}
          aria-describedby={`${id}-help`}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <p id={`${id}-help`} className={ui.help}>
          Each provider gets it in its own place. A chat with a system prompt of its own keeps that
          one, and modes without one ignore it.
        </p>
      </div>
    </Dialog>
  );
}
