import React, {useId, type ReactNode} from 'react';
import {Checkbox} from '../../ui/Checkbox';
import ui from '../../ui/ui.module.css';
import {MAX_REQUESTS, MAX_VALUES} from '../model/runs';
import fields from '../settings/fields.module.css';
import styles from './runs.module.css';

/** A chat that a run can ask. */
export interface RunTarget {
  readonly id: string;
  readonly name: string;
  /** What becomes of a prompt, in words. */
  readonly note: string;
}

interface Props {
  readonly template: string;
  readonly onTemplate: (template: string) => void;
  readonly variables: readonly string[];
  /** Text of the values by the name of their variable. */
  readonly texts: Readonly<Record<string, string>>;
  readonly onText: (name: string, text: string) => void;
  readonly targets: readonly RunTarget[];
  readonly chosen: readonly string[];
  readonly onChosen: (chosen: readonly string[]) => void;
}

/** The prompt of a run, the values of its variables, and the chats that are asked. */
export function RunSetup(props: Props): ReactNode {
  const {template, variables, texts, targets, chosen} = props;
  const id = useId();
  return (
    <div className={styles.setup}>
      <div className={ui.field}>
        <label htmlFor={id}>Prompt</label>
        <textarea
          id={id}
          className={ui.control}
          rows={3}
          value={template}
          placeholder="Explain {{topic}} in two sentences."
          aria-describedby={`${id}-help`}
          onChange={(event) => props.onTemplate(event.target.value)}
        />
        <p id={`${id}-help`} className={ui.help}>
          A word in double braces, such as {'{{topic}}'}, is a variable.
        </p>
      </div>
      {variables.map((name) => (
        <div key={name} className={ui.field}>
          <label htmlFor={`${id}-${name}`}>Values of {name}, one in each line</label>
          <textarea
            id={`${id}-${name}`}
            className={ui.control}
            rows={4}
            value={texts[name] ?? ''}
            onChange={(event) => props.onText(name, event.target.value)}
          />
        </div>
      ))}
      <fieldset className={fields.group}>
        <legend>Chats</legend>
        {targets.map((target) => (
          <Checkbox
            key={target.id}
            label={target.name}
            help={target.note}
            isOn={chosen.includes(target.id)}
            onChange={(isOn) =>
              props.onChosen(
                isOn ? [...chosen, target.id] : chosen.filter((one) => one !== target.id),
              )
            }
          />
        ))}
        {targets.length === 0 && <p className={ui.help}>No chat here can take a text.</p>}
      </fieldset>
      <p className={ui.help}>
        A run has at most {MAX_REQUESTS} requests and {MAX_VALUES} values for each variable. Each
        request starts its own conversation, so your chats don’t change.
      </p>
    </div>
  );
}
