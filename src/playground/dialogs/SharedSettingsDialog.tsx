import React, {useState, type ReactNode} from 'react';
import {Dialog} from '../../ui/Dialog';
import {Select} from '../../ui/Select';
import {TextField} from '../../ui/TextField';
import {setSystemPrompt} from '../actions';
import {usePlayground, type DialogProps} from '../store';
import {useLater} from '../useLater';

const promptPresets = [
  {
    id: 'brief',
    name: 'Brief answers',
    text: 'Reply in at most three short sentences. Leave out greetings and repetitions of the question.',
  },
  {
    id: 'support',
    name: 'Support for a product',
    text: "You help customers of our product. Be friendly and exact. Ask one question back when something is unclear. If you don't know something, say so and offer to hand over to a person.",
  },
  {
    id: 'teacher',
    name: 'Patient teacher',
    text: 'Explain step by step, with one example for each step. Use plain words, and end with a short question that checks the understanding.',
  },
  {
    id: 'reviewer',
    name: 'Code reviewer',
    text: 'Review the code that you are given. Name mistakes first, then risks, then matters of style, each with the line and a better version.',
  },
  {
    id: 'translator',
    name: 'Translator',
    text: 'Translate every message into English. Keep names, numbers and formatting as they are, and reply with the translation only.',
  },
  {
    id: 'json',
    name: 'JSON only',
    text: 'Reply with one valid JSON object only: no explanation, no code fence.',
  },
];

/** All chats are set up again this many ms after the last character. */
const APPLY_AFTER = 350;

/** What all chats have in common. Each edit applies while it is made. */
export function SharedSettingsDialog({onClose}: DialogProps): ReactNode {
  const [draft, setDraft] = useState(() => usePlayground.getState().workspace.shared.systemPrompt);
  const [later] = useLater();
  const change = (prompt: string, step: string) => {
    setDraft(prompt);
    later(() => setSystemPrompt(prompt.trim(), step), APPLY_AFTER);
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
      <TextField
        label="System prompt"
        rows={5}
        maxLength={20_000}
        value={draft}
        onChange={(prompt) => change(prompt, 'prompt')}
        help="It applies as you type. A chat with its own system prompt keeps that one, and modes without a system prompt ignore it."
      />
    </Dialog>
  );
}
