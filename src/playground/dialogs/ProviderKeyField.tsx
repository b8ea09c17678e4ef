import React, {useState, type ReactNode} from 'react';
import {KeyField} from '../settings/KeyField';
import {providerName} from '../model/workspace';
import {factsOf} from '../../providers/catalog';
import type {ProviderKey} from '../../providers/types';
import {keyStore, setKeeping, setKey, useKeepings, type Keeping} from '../stores/keys';
import {Checkbox} from '../../ui/Checkbox';

/** Keys that are typed but not applied yet. */
export interface KeyDrafts {
  readonly of: (provider: ProviderKey) => string;
  readonly keepingOf: (provider: ProviderKey) => Keeping;
  readonly put: (provider: ProviderKey, key: string) => void;
  readonly putKeeping: (provider: ProviderKey, keeping: Keeping) => void;
  /** Forgets a key at once. */
  readonly forget: (provider: ProviderKey) => void;
  /** Whether something was typed or chosen that isn't held yet. */
  readonly isChanged: boolean;
  /** Holds everything that was typed from now on. */
  readonly keep: () => void;
}

/** Edits keys without holding them before they are applied. */
export function useKeyDrafts(): KeyDrafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [kept, setKept] = useState<Readonly<Record<string, Keeping>>>({});
  const keepings = useKeepings();
  return {
    of: (provider) => drafts[provider] ?? keyStore.get()[provider] ?? '',
    keepingOf: (provider) => kept[provider] ?? keepings[provider] ?? 'memory',
    put: (provider, key) => setDrafts((now) => ({...now, [provider]: key})),
    putKeeping: (provider, keeping) => setKept((now) => ({...now, [provider]: keeping})),
    forget: (provider) => {
      setKey(provider, '');
      setDrafts((now) => ({...now, [provider]: ''}));
    },
    isChanged:
      Object.entries(drafts).some(([provider, key]) => key !== (keyStore.get()[provider] ?? '')) ||
      Object.entries(kept).some(
        ([provider, keeping]) => keeping !== (keepings[provider] ?? 'memory'),
      ),
    keep: () => {
      for (const [provider, keeping] of Object.entries(kept)) setKeeping(provider, keeping);
      for (const [provider, key] of Object.entries(drafts)) setKey(provider, key);
    },
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
        keeping={drafts.keepingOf(provider)}
        onKeeping={(keeping) => drafts.putKeeping(provider, keeping)}
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
