import React, {type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {Checkbox} from '../ui/Checkbox';
import {FadeInNav} from '../ui/motion/FadeIn';
import {connections} from './choices';
import {chatOptions} from './options';
import styles from './step.module.css';
import {StepFrame, useChoices} from './StepFrame';

const PATH = '/start/options';

/** Last step: features, who replies, and the finished project. */
export default function Options(): ReactNode {
  const history = useHistory();
  const {
    choices: {connection, options},
    queryWith,
  } = useChoices(PATH);
  const addressOf = (id: string) => PATH + queryWith('connection', id);
  const choose = (id: string, isOn: boolean) => {
    const chosen = isOn ? [...options, id] : options.filter((one) => one !== id);
    history.push({search: queryWith('with', chosen.join())});
  };
  return (
    <StepFrame path={PATH}>
      <fieldset className={styles.options}>
        <legend>Features</legend>
        {chatOptions.map(({id, label, hint}) => (
          <Checkbox
            key={id}
            label={label}
            help={hint}
            isOn={options.includes(id)}
            onChange={(isOn) => choose(id, isOn)}
          />
        ))}
      </fieldset>
      <h2>Who replies</h2>
      <FadeInNav
        label="Who replies"
        items={connections.map(({id, name}) => ({to: addressOf(id), label: name}))}
        current={addressOf(connection)}
      />
    </StepFrame>
  );
}
