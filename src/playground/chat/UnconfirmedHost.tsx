import React, {type ReactNode} from 'react';
import {permitOf} from '../model/access';
import {providerName} from '../model/workspace';
import type {ProviderKey} from '../../providers/types';
import {permit} from '../stores/keys';
import {Button} from '../../ui/Button';
import styles from './chat.module.css';

interface Props {
  readonly provider: ProviderKey | undefined;
  /** The host that the reader has not confirmed. */
  readonly origin: string;
}

/** Asks whether a chat may write to a host that came from somewhere else. Until then nothing is sent. */
export function UnconfirmedHost({provider, origin}: Props): ReactNode {
  return (
    <div className={styles.hint} role="status">
      This chat would write to {origin}
      {provider && `, not to ${providerName(provider)} itself`}. Nothing is sent there until you
      allow it; your key stays here in any case.{' '}
      <Button onClick={() => permit(permitOf(provider, origin), 'requests')}>
        Allow<span className="sr-only"> {origin}</span>
      </Button>
    </div>
  );
}
