import React, {type ReactNode} from 'react';
import {LazyPanel} from '../../ui/LazyPanel';
import type {ProviderKey} from '../types';

interface Props {
  /** Key in `directConnection`. */
  readonly provider: ProviderKey;
  /** Always on the page: the requests of the provider's modes. */
  readonly children?: ReactNode;
}

/** A place to try a provider. The chat and all that it needs are loaded with the first click. */
export function TryProvider({provider, children}: Props): ReactNode {
  const load = () =>
    import('./TryPanel').then(({default: Panel}) => ({
      default: () => <Panel provider={provider} />,
    }));
  return (
    <>
      <LazyPanel label="Try it here" what="The chat" load={load} />
      {children}
    </>
  );
}
