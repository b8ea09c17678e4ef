import React, {type ReactNode} from 'react';
import type {ProviderKey} from '../../providers/types';
import {providerName} from '../model/workspace';
import {Button} from '../../ui/Button';
import {Dialog} from '../../ui/Dialog';

interface Props {
  readonly name: string;
  readonly provider: ProviderKey;
  readonly onDuplicate: (withKey: boolean) => void;
  readonly onClose: () => void;
}

/** Asks whether the copy of a chat may use the key of the original. */
export function DuplicateDialog({name, provider, onDuplicate, onClose}: Props): ReactNode {
  return (
    <Dialog
      title={`Duplicate ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={() => onDuplicate(true)}>With my key</Button>
          <Button primary onClick={() => onDuplicate(false)}>
            Without the key
          </Button>
        </>
      }
    >
      <p>
        The copy has the same settings and messages. Should it also use your key for{' '}
        {providerName(provider)}? Without the key, it only previews requests until you change that
        under Settings.
      </p>
    </Dialog>
  );
}
