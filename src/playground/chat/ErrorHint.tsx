import React, {type ReactNode} from 'react';
import {errorHint} from '../model/hints';
import type {ProviderKey} from '../../providers/types';
import {useExchanges} from '../stores/exchanges';
import styles from './chat.module.css';

interface Props {
  /** Id of the chat. */
  readonly chat: string;
  readonly provider: ProviderKey | undefined;
}

/** What a reader can do about the last request of a chat, when it failed. */
export function ErrorHint({chat, provider}: Props): ReactNode {
  const last = useExchanges(chat).at(-1);
  const hint = last && errorHint(last, window.location.origin, provider, navigator.onLine);
  return (
    <p className={styles.hint} role="status" data-hint>
      {hint}
    </p>
  );
}
