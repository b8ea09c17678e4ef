import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {providerPage, providers, type Provider} from '../data/providers';
import {ExploreLink} from '../ui/ActionLink';
import {useChoice, type AddressChoice} from '../ui/useChoice';
import {StepFrame} from './StepFrame';
import styles from './ConnectToPopularAPI.module.css';

const pages = providers.map(({page}) => page);

/** The chosen provider, kept in the address as `provider` by the name of its page. */
function useProvider(): {readonly choice: AddressChoice<string>; readonly provider: Provider} {
  const choice = useChoice('provider', pages, 'OpenAI');
  const provider = providers.find(({page}) => page === choice.value) ?? providers[0];
  return {choice, provider};
}

/** Second step, first way: a provider that the page talks to itself. */
export default function ConnectToPopularAPI(): ReactNode {
  const {choice, provider} = useProvider();
  const sprite = useBaseUrl('/img/providers.svg');
  return (
    <StepFrame path="/start/connectToPopularAPI">
      <h2>Who replies?</h2>
      <nav aria-label="Provider" className={styles.providers}>
        {providers.map((option) => (
          <Link
            key={option.key}
            to={choice.addressOf(option.page)}
            aria-current={option === provider ? 'true' : undefined}
          >
            <svg width="18" height="18" fill="currentColor" aria-hidden="true">
              <use href={`${sprite}#${option.icon}`} />
            </svg>
            {option.name}
          </Link>
        ))}
      </nav>
      {provider.note && <p className={styles.note}>{provider.note}</p>}
      <p className={clsx(styles.note, styles.warning)}>
        <strong>For prototypes.</strong> Everyone who opens the page can read a key in it. Before
        you publish, move the key to <Link to="/start/connectToCustomAPI">your own server</Link>.
      </p>
      <ExploreLink to={providerPage(provider)}>Models and settings of {provider.name}</ExploreLink>
    </StepFrame>
  );
}
