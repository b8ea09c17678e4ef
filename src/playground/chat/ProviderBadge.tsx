import React, {type ReactNode} from 'react';
import type {Sending} from '../model/connection';
import type {ProviderKey} from '../../connection/types';
import {ProviderLogo} from './ProviderLogo';
import {SendingBadge} from './SendingBadge';
import styles from './chat.module.css';

interface Props {
  readonly provider: ProviderKey | undefined;
  readonly sending: Sending;
}

/** Who answers in a chat, and whether anything is sent; the demo never sends. */
export function ProviderBadge({provider, sending}: Props): ReactNode {
  return (
    <span className={styles.provider}>
      <ProviderLogo provider={provider} />
      {sending !== 'demo' && <SendingBadge sending={sending} />}
    </span>
  );
}
