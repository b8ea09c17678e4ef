import React, {useId, useState, type ReactNode} from 'react';
import {siteSkin} from '../../chat/siteSkin';
import {skins} from '../../chat/skins';
import {Button} from '../../ui/Button';
import ui from '../../ui/ui.module.css';
import {warningsOf} from './colors';
import {LOOK_COLORS, type ColorName, type Look, type LookFieldsProps} from './look';
import panel from '../panel/panel.module.css';
import styles from './look.module.css';
import {readableOn} from './lookProps';

interface ColorFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly note: string;
  readonly onChange: (color: string) => void;
}

function ColorField({label, value, note, onChange}: ColorFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.color}>
      <input id={id} type="color" value={value} onChange={({target}) => onChange(target.value)} />
      <label htmlFor={id}>
        {label}
        <span className={styles.value}>{note}</span>
      </label>
    </div>
  );
}

const FIRST_COLOR = '#0b6b63';

interface BrandProps {
  readonly look: Look;
  readonly onChange: (color: string) => void;
  readonly onChangeAll: (color: string) => void;
}

/** Turns one color into readable colors for light and dark mode. */
export function BrandFields({look, onChange, onChangeAll}: BrandProps): ReactNode {
  const [color, setColor] = useState(look.user ?? FIRST_COLOR);
  return (
    <div className={panel.stack}>
      <ColorField
        label={
          <>
            Brand color <code>{color}</code>
          </>
        }
        value={color}
        note="Makes colors for light and dark mode that can be read"
        onChange={(next) => {
          setColor(next);
          onChange(next);
        }}
      />
      <div>
        <Button onClick={() => onChangeAll(color)}>Use in all chats</Button>
      </div>
    </div>
  );
}

const colors: readonly {
  readonly name: ColorName;
  readonly label: string;
  readonly behind?: ColorName;
}[] = LOOK_COLORS;

/** The color that the chat has where the look sets none. */
function usual(look: Look, name: ColorName, behind: ColorName | undefined): string {
  const background = behind && look[behind];
  return background ? readableOn(background) : skins[siteSkin()][name];
}

/** The colors of a chat, with warnings about text that is hard to read. */
export function ColorFields({look, onPut}: LookFieldsProps): ReactNode {
  return (
    <>
      <div className={styles.colors}>
        {colors.map(({name, label, behind}) => (
          <ColorField
            key={name}
            label={
              <>
                {label}
                {(behind === 'user' || behind === 'reply') && (
                  <span className="sr-only"> ({behind} bubble)</span>
                )}
              </>
            }
            value={look[name] ?? usual(look, name, behind)}
            note={look[name] ?? 'automatic'}
            onChange={(color) => onPut(name, color)}
          />
        ))}
      </div>
      {look.dark && (
        <div className={panel.fieldRow}>
          <p className={ui.help}>The brand style has its own colors for dark mode.</p>
          <Button onClick={() => onPut('dark', undefined)}>Use these in dark mode too</Button>
        </div>
      )}
      <div role="status">
        {warningsOf(look).map(({what, text, ratio}) => (
          <div key={text} className={panel.fieldRow}>
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
