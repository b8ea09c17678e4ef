import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {KeyField} from './KeyField';
import {providerName} from '../model/workspace';
import {factsOf} from '../../providers/catalog';
import type {ProviderKey} from '../../providers/types';
import {
  setKey,
  setKeyPersistence,
  useKeyPersistence,
  useKeys,
  type KeyPersistence,
} from '../stores/keys';
import {Checkbox} from '../../ui/Checkbox';

/** Keys are held this many ms after the last character. */
const HOLD_AFTER = 350;

/** Keys that are typed but not held yet. */
export interface KeyDrafts {
  readonly of: (provider: ProviderKey) => string;
  readonly persistenceOf: (provider: ProviderKey) => KeyPersistence;
  readonly put: (provider: ProviderKey, key: string) => void;
  readonly putPersistence: (provider: ProviderKey, persistence: KeyPersistence) => void;
  /** Forgets a key immediately. */
  readonly forget: (provider: ProviderKey) => void;
  /** Holds everything that was typed now. */
  readonly keep: () => void;
}

type Drafts = Readonly<Record<string, string>>;
type PersistenceDrafts = Readonly<Record<string, KeyPersistence>>;

/** Edits keys. A typed key is held a moment later, and at the latest when its field goes. */
export function useKeyDrafts(): KeyDrafts {
  const [drafts, setDrafts] = useState<Drafts>({});
  const [chosen, setChosen] = useState<PersistenceDrafts>({});
  const persistence = useKeyPersistence();
  const keys = useKeys();
  const isChanged =
    Object.entries(drafts).some(([provider, key]) => key !== (keys[provider] ?? '')) ||
    Object.entries(chosen).some(([provider, how]) => how !== (persistence[provider] ?? 'memory'));
  const keep = () => {
    for (const [provider, how] of Object.entries(chosen)) setKeyPersistence(provider, how);
    for (const [provider, key] of Object.entries(drafts)) setKey(provider, key);
    // What is held now is shown from there, so that a key that is forgotten elsewhere is gone here.
    setChosen({});
    setDrafts({});
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => latest.current(), HOLD_AFTER);
    return () => clearTimeout(timer);
  }, [isChanged, drafts, chosen]);
  useEffect(() => () => latest.current(), []);
  return {
    of: (provider) => drafts[provider] ?? keys[provider] ?? '',
    persistenceOf: (provider) => chosen[provider] ?? persistence[provider] ?? 'memory',
    put: (provider, key) => setDrafts((now) => ({...now, [provider]: key})),
    putPersistence: (provider, how) => setChosen((now) => ({...now, [provider]: how})),
    forget: (provider) => {
      setKey(provider, '');
      setDrafts(({[provider]: _, ...others}) => others);
    },
    keep,
  };
}

interface Props {
  readonly provider: ProviderKey;
  readonly drafts: KeyDrafts;
  /** Host that is not the provider's own. */
  readonly origin?: string;
  /** Whether the key may go there. */
  readonly sendsKey?: boolean;
  readonly onSendsKey?: (sends: boolean) => void;
}

/** The key of a provider, where it has one. */
export function ProviderKeyField({
  provider,
  drafts,
  origin,
  sendsKey = false,
  onSendsKey,
}: Props): ReactNode {
  if (!factsOf(provider).needsKey) return null;
  const value = drafts.of(provider);
  const name = providerName(provider);
  return (
    <>
      <KeyField
        provider={name}
        value={value}
        onChange={(key) => drafts.put(provider, key)}
        onForget={value ? () => drafts.forget(provider) : undefined}
        persistence={drafts.persistenceOf(provider)}
        onPersistence={(persistence) => drafts.putPersistence(provider, persistence)}
      />
      {origin && onSendsKey && (
        <Checkbox
          isOn={sendsKey}
          onChange={onSendsKey}
          label={`Send my key for ${name} to ${origin}`}
          help="Only if that server is yours. Otherwise it gets none."
        />
      )}
    </>
  );
}
