import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ProviderLogo} from '../chat/ProviderLogo';
import {useNames} from '../commands/registry';
import {templates} from '../model/templates';
import {providerName} from '../model/workspace';
import {addChats, copyChat, replaceChats, setSystemPrompt} from '../actions';
import {MAX_CHATS} from '../schema';
import {usePlayground, type DialogProps} from '../store';
import {useLater} from '../useLater';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {Dialog} from '../../ui/Dialog';
import {Select} from '../../ui/Select';
import {TextField} from '../../ui/TextField';
import ui from '../../ui/ui.module.css';
import panel from '../panel/panel.module.css';
import styles from './dialogs.module.css';

/** Explains what the playground is for, what it sends, and what it saves. */
export function AboutDialog({onClose}: DialogProps): ReactNode {
  return (
    <Dialog title="About the playground" onClose={onClose}>
      <div className={styles.text}>
        <p>
          Each card is a real Deep Chat. Choose a provider, try its settings, and copy the code.
        </p>
        <ul>
          <li>
            <strong>Demo</strong> chats give sample replies. Nothing is sent.
          </li>
          <li>
            <strong>Preview only</strong> chats build the exact request for a provider, show it
            under Requests and send nothing. They need no key.
          </li>
          <li>
            <strong>Live</strong> chats send to the provider from this page, with your key.
          </li>
        </ul>
        <p>
          Chats, settings and conversations are saved only in this browser. “Saved data” lists them
          and can delete them. Keys aren’t saved unless you choose to save them. Every change can be
          undone.
        </p>
        <p>
          The docs describe the same settings: <Link to="/docs/directConnection">providers</Link>,{' '}
          <Link to="/docs/connect">your own server</Link>,{' '}
          <Link to="/examples/frameworks">frameworks</Link>.
        </p>
      </div>
    </Dialog>
  );
}

/** Asks whether the copy of a chat may use the key of the original. */
export function DuplicateDialog({id, upTo, onClose}: DialogProps): ReactNode {
  const chats = usePlayground(({workspace}) => workspace.chats);
  const index = chats.findIndex((chat) => chat.id === id);
  const name = useNames()[index] ?? '';
  const chat = chats[index];
  if (!chat?.provider) return null;
  const duplicate = (dryRun?: true) => () => {
    copyChat(chat.id, upTo, dryRun);
    onClose();
  };
  return (
    <Dialog
      title={`Duplicate ${name}`}
      onClose={onClose}
      size="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={duplicate()}>With my key</Button>
          <Button primary onClick={duplicate(true)}>
            Without the key
          </Button>
        </>
      }
    >
      <p>
        The copy has the same settings and messages. Should it also use your key for{' '}
        {providerName(chat.provider)}? Without the key, it only previews requests until you change
        that under Settings.
      </p>
    </Dialog>
  );
}

export function TemplatesDialog({onClose}: DialogProps): ReactNode {
  const count = usePlayground(({workspace}) => workspace.chats.length);
  const [isInstead, setInstead] = useState(true);
  return (
    <Dialog title="Start from a template" onClose={onClose}>
      <Checkbox
        isOn={isInstead}
        onChange={setInstead}
        label="Replace current chats"
        help="Undo brings them back"
      />
      <ul className={styles.templates}>
        {templates.map(({id, name, text, workspace}) => (
          <li key={id}>
            <button
              type="button"
              disabled={!isInstead && count + workspace.chats.length > MAX_CHATS}
              onClick={() => {
                (isInstead ? replaceChats : addChats)(workspace);
                onClose();
              }}
            >
              <span className={panel.row}>
                {workspace.chats.map((chat) => (
                  <ProviderLogo key={chat.id} provider={chat.provider} />
                ))}
                <strong>{name}</strong>
              </span>
              <span className={ui.help}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const promptPresets = [
  {
    id: 'brief',
    name: 'Brief answers',
    text: 'Reply in at most three short sentences. Leave out greetings and repetitions of the question.',
  },
  {
    id: 'teacher',
    name: 'Patient teacher',
    text: 'Explain step by step, with one example for each step. Use plain words, and end with a short question that checks the understanding.',
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
