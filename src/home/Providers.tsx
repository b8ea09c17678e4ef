import React, {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {providerPage, providers} from '../data/providers';
import modes from './providerModes.json';
import styles from './home.module.css';

/** Most modes that are named; a page lists them all. */
const MOST = 6;

function modesText(key: keyof typeof modes): string {
  const names = modes[key];
  const more = names.length - MOST;
  return more > 0 ? `${names.slice(0, MOST).join(' · ')} and ${more} more` : names.join(' · ');
}

/** The providers with a direct connection: mark, link, and on hover or focus what each one does. */
export function Providers(): ReactNode {
  const sprite = useBaseUrl('/img/providers.svg');
  const id = useId();
  return (
    <ul className={styles.providers}>
      {providers.map((provider) => (
        <li key={provider.key}>
          <Link to={providerPage(provider)} aria-describedby={`${id}${provider.key}`}>
            <svg width="22" height="22" fill="currentColor" aria-hidden="true">
              <use href={`${sprite}#${provider.icon}`} />
            </svg>
            {provider.name}
          </Link>
          <span id={`${id}${provider.key}`} className={styles.modes}>
            <b>{provider.name}</b> {modesText(provider.key)}
          </span>
        </li>
      ))}
    </ul>
  );
}
