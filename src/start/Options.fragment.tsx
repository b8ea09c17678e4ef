import React, {useMemo, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Chat, type ChatConfig} from '@site/src/chat';
import {playgroundLink} from '../example/playgroundLink';
import {ActionLink} from '../ui/ActionLink';
import {ChatCode} from '../example/setup/ChatCode';
import {ChoiceLinks} from '../ui/ChoiceLinks';
import type {ChatValues, Json} from '../lib/json';

import {useChoice} from '../ui/useChoice';
import {chatOptions, optionValues, readOptions} from './options';
import styles from './start.module.css';
import {StepFrame} from './StepFrame';
import {useProvider} from './useProvider';

const connections = [
  {id: 'demo', name: 'Demo replies'},
  {id: 'custom', name: 'Your API'},
  {id: 'popular', name: 'A provider'},
] as const;
type ConnectionId = (typeof connections)[number]['id'];

const DEFAULT_OPTIONS = 'greeting,placeholder';

/** The chosen options, kept in the address as `with`. */
function useOptions() {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {pathname, search} = useLocation();
  const query = new URLSearchParams(isBrowser ? search : '');
  const list = query.get('with') ?? DEFAULT_OPTIONS;
  const chosen = useMemo(() => readOptions(list), [list]);
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    query.set('with', readOptions(next.join(',')).join(','));
    history.push(`${pathname}?${query}`);
  };
  return {chosen, toggle};
}

/** Last step: options, the live chat and the finished code. */
export default function Options(): ReactNode {
  const {chosen, toggle} = useOptions();
  const {provider} = useProvider();
  const connection = useChoice<ConnectionId>(
    'connection',
    connections.map(({id}) => id),
    'demo',
  );
  const options = useMemo(() => optionValues(chosen), [chosen]);
  const config = useMemo((): ChatConfig => ({...options, demo: true}), [options]);
  const setup = useMemo(() => {
    const target: ChatValues =
      connection.value === 'custom'
        ? {connect: {url: '/api/chat'}}
        : connection.value === 'popular'
          ? {directConnection: provider.settings as unknown as Json}
          : {demo: true};
    return {title: 'My chat', config: {...target, ...options}, height: 420};
  }, [connection.value, options, provider]);

  return (
    <StepFrame path="/start/options">
      <div className={styles.columns}>
        <fieldset className={styles.options}>
          <legend>Options</legend>
          {chatOptions.map(({id, label, hint}) => (
            <label key={id}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span>
                <strong>{label}</strong> {hint}
              </span>
            </label>
          ))}
        </fieldset>
        <Chat key={chosen.join()} config={config} label="Chat with these options" height={420} />
      </div>
      <h2>The finished code</h2>
      <ChoiceLinks label="Who answers" options={connections} choice={connection} />
      <ChatCode setup={setup} isAddressed />
      <p className={styles.actions}>
        <ActionLink to={playgroundLink({title: setup.title, config: setup.config})}>
          Go on in the playground
        </ActionLink>
        <ActionLink to="/docs/introduction" quiet>
          Read the docs
        </ActionLink>
      </p>
    </StepFrame>
  );
}
