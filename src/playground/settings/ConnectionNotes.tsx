import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {providerPage, providers} from '../../data/providers';
import {addressHints, originOf} from '../model/address';
import type {Mode, ProviderKey} from '../../providers/types';
import {addressOf} from '../../providers/modeConnection';
import styles from './fields.module.css';

interface Props {
  readonly provider: ProviderKey | undefined;
  readonly mode: Mode;
  /** Address that requests will go to. */
  readonly target: string;
}

/** Facts about a mode that matter before it is used, and what doesn’t work in this version. */
export function ModeNotes({mode}: {readonly mode: Mode}): ReactNode {
  if (!mode.issue && !mode.note) return null;
  return (
    <div className={styles.notes}>
      {mode.issue && (
        <p>
          <strong className={styles.issue}>Known issue</strong> {mode.issue}
        </p>
      )}
      {mode.note && <p>{mode.note}</p>}
    </div>
  );
}

/** The address of the requests, with what its host has to allow. */
export function ConnectionNotes({provider, mode, target}: Props): ReactNode {
  const listed = providers.find(({key}) => key === provider);
  const isOther = originOf(target) !== originOf(addressOf(mode, {}));
  const hints = isOther ? addressHints(target, window.location.origin, provider) : [];
  return (
    <div className={styles.notes}>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
      <p>
        Requests go to <code>{target.replace('<url>', 'your address')}</code>.{' '}
        {listed ? (
          <Link to={providerPage(listed)}>{listed.name} in the docs</Link>
        ) : (
          <Link to="/docs/connect">Your own server in the docs</Link>
        )}
      </p>
    </div>
  );
}
