import React, {useId, useState, type ReactNode} from 'react';
import {Dialog} from '../../ui/Dialog';
import {promptPresets} from '../../providers/prompts';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {useLater} from '../useLater';

interface Props {
  readonly systemPrompt: string;
  /** `step` names edits that are one to undo. */
  readonly onChange: (systemPrompt: string, step: string) => void;
  readonly onClose: () => void;
}

/** All chats are set up again this many ms after the last character. */
const APPLY_AFTER = 350;

/** What all chats have in common. Each edit applies while it is made. */
export function SharedSettingsDialog({systemPrompt, onChange, onClose}: Props): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState(systemPrompt);
  const [later, flush] = useLater(APPLY_AFTER);
  const change = (prompt: string, step: string) => {
    setDraft(prompt);
    later(() => onChange(prompt.trim(), step));
  };
  return (
    <Dialog title="Settings of all chats" onClose={onClose}>
      <Select
        label="Begin with"
        value=""
        options={[{id: '', name: 'Choose a prompt…'}, ...promptPresets]}
        onChange={(chosen) => {
          const text = promptPresets.find((preset) => preset.id === chosen)?.text;
          if (text !== undefined) change(text, `preset ${chosen}`);
        }}
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
          onChange={(event) => change(event.target.value, 'prompt')}
          onBlur={flush}
        />
        <p id={`${id}-help`} className={ui.help}>
          It applies as you type. A chat with its own system prompt keeps that one, and modes
          without a system prompt ignore it.
        </p>
      </div>
    </Dialog>
  );
}
