import React, {type ReactNode} from 'react';
import {permitOf, reachPermitOf} from '../model/access';
import type {Access} from '../model/connection';
import {providerName} from '../model/workspace';
import type {ProviderKey} from '../../providers/types';
import {permit} from '../stores/keys';
import {Button} from '../../ui/Button';
import ui from '../../ui/ui.module.css';
import styles from './chat.module.css';

interface Props {
  readonly provider: ProviderKey | undefined;
  readonly access: Access;
}

/** So many are asked about together; more of them would push the chat out of sight. */
const MAX_ENTRIES = 6;

/** Asks whether a chat may write to foreign hosts, and whether its provider may pass data on. */
export function UnconfirmedHost({provider, access}: Props): ReactNode {
  const {hosts = [], reach = []} = access;
  const name = provider ? providerName(provider) : 'Your server';
  const asked = [
    ...hosts.slice(0, MAX_ENTRIES).map((origin) => ({
      place: origin,
      permission: permitOf(provider, origin),
      text: `This chat would send messages to ${origin}${provider ? `, not to ${name}` : ''}. Nothing is sent there until you allow it, and your key stays here either way.`,
    })),
    ...reach.slice(0, MAX_ENTRIES).map((place) => ({
      place,
      permission: reachPermitOf(provider, place),
      text: `${name} would use ${place} in this chat, and could pass your messages on. Nothing is sent until you allow it.`,
    })),
  ];
  return (
    <div className={`${ui.help} ${styles.hint}`} role="status">
      {asked.length === 0 && (
        <p>
          Nothing is sent, because the address of this chat is incomplete. Complete it in the
          settings.
        </p>
      )}
      {asked.map(({place, permission, text}) => (
        <p key={permission}>
          {text}{' '}
          <Button onClick={() => permit(permission, 'requests')}>
            Allow<span className="sr-only"> {place}</span>
          </Button>
        </p>
      ))}
    </div>
  );
}
