import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {providerPage, providers} from '../data/providers';
import styles from './home.module.css';

/** The services with a direct connection, each with its mark and a link to its page. */
export function Providers(): ReactNode {
  const sprite = useBaseUrl('/img/providers.svg');
  return (
    <ul className={styles.providers}>
      {providers.map((provider) => (
        <li key={provider.key}>
          <Link to={providerPage(provider)}>
            <svg width="22" height="22" fill="currentColor" aria-hidden="true">
              <use href={`${sprite}#${provider.icon}`} />
            </svg>
            {provider.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
