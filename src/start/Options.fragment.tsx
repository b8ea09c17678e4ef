import React, {type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {Checkbox} from '../ui/Checkbox';
import {ChoiceLinks} from '../ui/ChoiceLinks';
import {useChoice} from '../ui/useChoice';
import {connections, readChoices, type ConnectionId} from './choices';
import {chatOptions, readOptions} from './options';
import styles from './Options.module.css';
import {StepFrame, useAddressQuery} from './StepFrame';

const PATH = '/start/options';

/** The chosen features, kept in the address as `with`. */
function useOptions() {
  const history = useHistory();
  const search = useAddressQuery();
  const chosen = readChoices(PATH, search).options;
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    const query = new URLSearchParams(search);
    query.set('with', readOptions(next.join(',')).join(','));
    history.push(`${history.location.pathname}?${query}`);
  };
  return {chosen, toggle};
}

/** Last step: features, who replies, and the finished project. */
export default function Options(): ReactNode {
  const {chosen, toggle} = useOptions();
  const connection = useChoice<ConnectionId>(
    'connection',
    connections.map(({id}) => id),
    'demo',
  );
  return (
    <StepFrame path={PATH}>
      <fieldset className={styles.options}>
        <legend>Features</legend>
        {chatOptions.map(({id, label, hint}) => (
          <Checkbox
            key={id}
            label={label}
            help={hint}
            isOn={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </fieldset>
      <h2>Who replies</h2>
      <ChoiceLinks label="Who replies" options={connections} choice={connection} />
    </StepFrame>
  );
}
