import React, {type ReactNode} from 'react';
import type {ChatModel} from '../schema';
import {useConversations} from '../stores/conversations';
import {Button} from '../../ui/Button';
import styles from './PromptChips.module.css';

interface Props {
  readonly chat: ChatModel;
  readonly name: string;
  readonly onPrompt: (text: string) => void;
  /** Goes to where a key can be added; absent in a chat that previews by choice. */
  readonly onAddKey?: () => void;
}

/** Questions to begin with. */
const PROMPTS = [
  'What can you help me with?',
  'Explain streaming in two sentences',
  'Write a haiku about rain',
] as const;

/** What an empty chat without a key offers instead of an empty box. */
export function PromptChips({chat, name, onPrompt, onAddKey}: Props): ReactNode {
  const {sizes} = useConversations();
  const {intro, suggestions} = chat.look ?? {};
  const isEmpty = !sizes[chat.conversation];
  // A chat that speaks first has its own beginning.
  if (!isEmpty || intro || suggestions) return null;
  return (
    <div className={styles.starter} role="group" aria-label={`Start ${name}`}>
      <div className={styles.prompts}>
        {PROMPTS.map((text) => (
          <Button key={text} onClick={() => onPrompt(text)}>
            {text}
          </Button>
        ))}
      </div>
      {onAddKey ? (
        <p>
          No API key yet. Preview the request, or{' '}
          <button type="button" className={styles.link} onClick={onAddKey}>
            add a key
          </button>
        </p>
      ) : (
        <p>Preview only. Nothing is sent.</p>
      )}
    </div>
  );
}
