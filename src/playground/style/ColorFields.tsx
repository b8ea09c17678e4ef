import React, {useId, type ReactNode} from 'react';
import {skins} from '../../chat/skins';
import {siteSkin} from '../../chat/contrastSkin';
import {Button} from '../../ui/Button';
import ui from '../../ui/ui.module.css';
import {readableOn} from './contrast';
import {LOOK_COLORS, type Look, type LookFieldsProps} from './look';
import {warningsOf} from './warnings';
import styles from './look.module.css';

type ColorName = (typeof LOOK_COLORS)[number]['name'];

const BEHIND: Readonly<Partial<Record<ColorName, ColorName>>> = {
  text: 'surface',
  userText: 'user',
  replyText: 'reply',
};

/** The color that the chat has where the look sets none. */
function usual(look: Look, name: ColorName): string {
  const under = BEHIND[name];
  const behind = under && look[under];
  return behind ? readableOn(behind) : skins[siteSkin()][name];
}

/** The colors of a chat, with warnings about text that is hard to read. */
export function ColorFields({look, onPut}: LookFieldsProps): ReactNode {
  const id = useId();
  const warnings = warningsOf(look);
  return (
    <>
      <div className={styles.colors}>
        {LOOK_COLORS.map(({name, label}) => (
          <div key={name} className={styles.color}>
            <input
              id={`${id}-${name}`}
              type="color"
              value={look[name] ?? usual(look, name)}
              onChange={(event) => onPut(name, event.target.value)}
            />
            <label htmlFor={`${id}-${name}`}>
              {label}
              {name === 'userText' && <span className="sr-only"> (user bubble)</span>}
              {name === 'replyText' && <span className="sr-only"> (reply bubble)</span>}
              <span className={styles.value}>{look[name] ?? 'automatic'}</span>
            </label>
          </div>
        ))}
      </div>
      {look.dark && (
        <div className={styles.warning}>
          <p className={ui.help}>The brand style has its own colors for dark mode.</p>
          <Button onClick={() => onPut('dark', undefined)}>Use these in dark mode too</Button>
        </div>
      )}
      <div role="status">
        {warnings.map(({what, text, ratio}) => (
          <div key={text} className={styles.warning}>
            <p className={ui.error}>
              {what} is hard to read: its contrast is {ratio.toFixed(2)}:1, and the minimum is
              4.5:1.
            </p>
            <Button onClick={() => onPut(text, undefined)}>
              Make it readable<span className="sr-only">: {what}</span>
            </Button>
          </div>
        ))}
      </div>
    </>
  );
}
