import React, {type ReactNode} from 'react';
import {providers} from '../../site/providers';
import {ProviderBadge} from '../chat/ProviderBadge';

/** The marks of all providers, and the four states of sending. */
export default function ProviderBadgeSample(): ReactNode {
  return (
    <>
      <p>
        <ProviderBadge provider={undefined} sending="demo" />{' '}
        <ProviderBadge provider="claude" sending="no key" />{' '}
        <ProviderBadge provider="claude" sending="dry run" />{' '}
        <ProviderBadge provider="claude" sending="live" />
      </p>
      <ul style={{columns: '12rem', padding: 0, listStyle: 'none'}}>
        {providers.map(({key, name}) => (
          <li key={key}>
            {name} <ProviderBadge provider={key} sending="dry run" />
          </li>
        ))}
      </ul>
    </>
  );
}
