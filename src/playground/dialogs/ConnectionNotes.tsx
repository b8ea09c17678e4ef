import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {providerPage, providers} from '../../data/providers';
import {addressHints, originOf} from '../model/address';
import type {Mode, ProviderKey} from '../../providers/types';
import {addressOf} from '../../providers/modeConnection';
import styles from './dialogs.module.css';

interface Props {
  readonly provider: ProviderKey | undefined;
  readonly mode: Mode;
  /** Address that requests will go to. */
  readonly target: string;
}

/** Where requests go, what a reader should know before, and what does not work in this version. */
export function ConnectionNotes({provider, mode, target}: Props): ReactNode {
  const listed = providers.find(({key}) => key === provider);
  const isOther = originOf(target) !== originOf(addressOf(mode, {}));
  const hints = isOther ? addressHints(target, window.location.origin, provider) : [];
  return (
    <div className={styles.notes}>
      {mode.issue && (
        <p>
          <strong className={styles.issue}>Known issue</strong> {mode.issue}
        </p>
      )}
      {mode.note && <p>{mode.note}</p>}
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
      <p>
        Requests go to <code>{target.replace('<url>', 'the address below')}</code>.{' '}
        {listed ? (
          <Link to={providerPage(listed)}>{listed.name} in the docs</Link>
        ) : (
          <Link to="/docs/connect">Your own server in the docs</Link>
        )}
      </p>
    </div>
  );
}
