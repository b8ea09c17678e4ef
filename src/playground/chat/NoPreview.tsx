import React, {type ReactNode} from 'react';
import {modeOfChat, providerName, type ChatModel} from '../model/workspace';
import {Button} from '../../ui/Button';
import styles from './chat.module.css';

interface Props {
  readonly chat: ChatModel;
  /** Name of the chat. */
  readonly name: string;
  /** Whether the chat waits until the person has allowed its hosts. */
  readonly isHeld?: boolean;
  readonly onSettings: () => void;
}

/** What to use instead of a mode that fails at its provider, even with a key. */
const INSTEAD: Readonly<Record<string, string>> = {
  'openAI.realtime':
    'To talk to a model, choose the mode Chat, then turn on Dictation and Reading aloud under Style.',
};

/** In place of a chat that can't show its requests without sending them, or can't work at all. */
export function NoPreview({chat, name, isHeld, onSettings}: Props): ReactNode {
  const mode = modeOfChat(chat);
  const instead = chat.provider && mode && INSTEAD[`${chat.provider}.${mode.id}`];
  const service = chat.provider ? providerName(chat.provider) : 'the server';
  if (isHeld)
    return <div className={styles.held}>This chat starts after you allow the hosts below.</div>;
  return (
    <section className={styles.noPreview} aria-label={`${name} can’t be previewed`}>
      {mode?.unavailable ? (
        <p>
          <strong>This mode doesn’t work.</strong> {mode.unavailable} Choose another mode.
        </p>
      ) : (
        <p>
          <strong>This mode can’t be previewed.</strong> The component calls {service} directly in
          it, so there is no request to show before it’s sent.{' '}
          {chat.dryRun
            ? 'Nothing is sent while Preview only is on.'
            : 'Add an API key to send requests.'}
        </p>
      )}
      {instead && (
        <p>
          <strong>Calls fail even with a key.</strong> {mode.issue} {instead}
        </p>
      )}
      <Button icon="settings" onClick={onSettings}>
        {mode?.unavailable || chat.dryRun ? 'Open settings' : 'Add API key'}
        <span className="sr-only"> of {name}</span>
      </Button>
    </section>
  );
}
