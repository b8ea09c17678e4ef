import React, {type ReactNode} from 'react';
import {errorHint} from '../model/hints';
import type {ProviderKey} from '../../providers/types';
import {useExchanges} from '../stores/exchanges';
import {useStore} from '../stores/store';
import type {ChatSession} from './chatSession';
import {QUIET} from './ReplyTracker';
import styles from './chat.module.css';

interface Props {
  /** Id of the chat. */
  readonly chat: string;
  readonly provider: ProviderKey | undefined;
  readonly session: ChatSession;
}

/** What a reader can do about the last request of a chat, when it failed. */
export function ErrorHint({chat, provider, session}: Props): ReactNode {
  const last = useExchanges(chat).at(-1);
  const {isBusy} = useStore(session.replies.state, QUIET);
  // The last event of a stream reaches the chat a moment after the bytes: until then it isn't cut off.
  const seen = last && isBusy ? {...last, hasEndMark: false} : last;
  const hint = seen && errorHint(seen, window.location.origin, provider, navigator.onLine);
  return (
    <p className={styles.hint} role="status" data-hint>
      {hint}
    </p>
  );
}
