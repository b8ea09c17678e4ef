import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Admonition from '@theme/Admonition';
import {KEY_PLACEHOLDER, providerPage, providers} from '../data/providers';
import {ExploreLink} from '../ui/ActionLink';
import {configOf} from './choices';
import {StepFrame, useChoices} from './StepFrame';
import site from '../ui/site.module.css';
import styles from './step.module.css';

const PATH = '/start/connectToPopularAPI';

/** Second step, first way: a provider that the page talks to itself. */
export default function ConnectToPopularAPI(): ReactNode {
  const {choices, queryWith} = useChoices(PATH);
  const {provider} = choices;
  const hasKey = JSON.stringify(configOf(choices)).includes(KEY_PLACEHOLDER);
  const sprite = useBaseUrl('/img/providers.svg');
  return (
    <StepFrame path={PATH}>
      <h2>Who replies?</h2>
      <nav aria-label="Provider" className={styles.providers}>
        {providers.map((option) => (
          <Link
            key={option.key}
            to={PATH + queryWith('provider', option.page)}
            aria-current={option === provider ? 'true' : undefined}
          >
            <svg width="18" height="18" fill="currentColor" aria-hidden="true">
              <use href={`${sprite}#${option.icon}`} />
            </svg>
            {option.name}
          </Link>
        ))}
      </nav>
      {hasKey && (
        <p>
          Replace <code>{KEY_PLACEHOLDER}</code> in the code with your {provider.name} key.
        </p>
      )}
      {provider.note && <p className={site.lead}>{provider.note}</p>}
      <Admonition type="warning" title="For prototypes">
        Everyone who opens the page can read a key in it. Before you publish, move the key to{' '}
        <Link to="/start/connectToCustomAPI">your own server</Link>.
      </Admonition>
      <ExploreLink to={providerPage(provider)}>Models and settings of {provider.name}</ExploreLink>
    </StepFrame>
  );
}
