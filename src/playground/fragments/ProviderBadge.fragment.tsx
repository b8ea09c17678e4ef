import React, {type ReactNode} from 'react';
import {providers} from '../../data/providers';
import {ProviderLogo} from '../chat/ProviderLogo';
import {SendingBadge} from '../chat/SendingBadge';

/** The marks of all providers, and the states of sending. */
export default function ProviderBadgeSample(): ReactNode {
  return (
    <>
      <p>
        <SendingBadge sending="dry run" /> <SendingBadge sending="unconfirmed" />{' '}
        <SendingBadge sending="live" />
      </p>
      <ul style={{columns: '12rem', padding: 0, listStyle: 'none'}}>
        {providers.map(({key, name}) => (
          <li key={key}>
            <ProviderLogo provider={key} /> {name}
          </li>
        ))}
      </ul>
    </>
  );
}
