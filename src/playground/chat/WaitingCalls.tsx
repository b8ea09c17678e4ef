import React, {type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {useToolCalls} from '../stores/toolCalls';
import styles from './chat.module.css';

interface Props {
  /** Id of the chat. */
  readonly chat: string;
  /** Goes to where calls are answered. */
  readonly onAnswer: () => void;
}

/** Says that the model has called functions and waits for answers by hand. */
export function WaitingCalls({chat, onAnswer}: Props): ReactNode {
  const names = useToolCalls(chat)
    .filter(({state}) => state === 'waiting')
    .map(({name}) => name);
  return (
    <div className={styles.hint} role="status">
      {names.length > 0 && (
        <p>
          The model called {names.join(', ')} and waits for your answer.{' '}
          <Button onClick={onAnswer}>Answer</Button>
        </p>
      )}
    </div>
  );
}
