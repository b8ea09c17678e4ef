import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import {providers} from '../../data/providers';
import type {ProviderKey} from '../../providers/types';

interface Props {
  /** Undefined: the demo, which has the component's own logo. */
  readonly provider: ProviderKey | undefined;
}

/** The mark of a provider. Its name is shown beside it, so it has no text alternative. */
export function ProviderLogo({provider}: Props): ReactNode {
  const sprite = useBaseUrl('/img/providers.svg');
  const own = {light: useBaseUrl('/img/logo.svg'), dark: useBaseUrl('/img/logo-dark.svg')};
  const icon = providers.find(({key}) => key === provider)?.icon;
  if (!icon) return <ThemedImage sources={own} width={20} height={20} alt="" />;
  return (
    <svg width={20} height={20} fill="currentColor" aria-hidden="true">
      <use href={`${sprite}#${icon}`} />
    </svg>
  );
}
