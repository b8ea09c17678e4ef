import React, {useId, useState, type ReactNode} from 'react';
import {siteSkin} from '../../chat/siteSkin';
import {skins} from '../../chat/skins';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {Select} from '../../ui/Select';
import {TextField} from '../../ui/TextField';
import ui from '../../ui/ui.module.css';
import {MEDIA, type Medium} from '../schema';
import {
  FONTS,
  LOOK_COLORS,
  LOOK_NAMES,
  LOOK_NUMBERS,
  LOOK_TEXTS,
  SEND_POSITIONS,
  type ColorName,
  type Look,
  type LookFieldsProps,
} from './look';
import panel from '../panel/panel.module.css';
import styles from './look.module.css';
import {readableOn} from './lookProps';
import {warningsOf} from './presets';

interface ColorFieldProps {
  readonly label: string;
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
}

/** Turns one color into readable colors for light and dark mode. */
export function BrandField({look, onChange}: BrandProps): ReactNode {
  const [color, setColor] = useState(look.user ?? FIRST_COLOR);
  return (
    <ColorField
      label="Brand color"
      value={color}
      note={`${color}: makes colors for light and dark mode that can be read`}
      onChange={(next) => {
        setColor(next);
        onChange(next);
      }}
    />
  );
}

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
        {LOOK_COLORS.map(({name, label, behind}) => (
          <ColorField
            key={name}
            label={label}
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
        {warningsOf(look).map(({text, label, ratio}) => (
          <div key={text} className={panel.fieldRow}>
            <p className={ui.error}>
              {label} is hard to read: its contrast is {ratio.toFixed(2)}:1, and the minimum is
              4.5:1.
            </p>
            <Button onClick={() => onPut(text, undefined)}>
              Make it readable<span className="sr-only">: {label}</span>
            </Button>
          </div>
        ))}
      </div>
    </>
  );
}

const fonts = [{id: '' as const, name: 'As the page'}, ...FONTS];
const positions = [{id: '' as const, name: 'Automatic'}, ...SEND_POSITIONS];

export function ShapeFields({look, onPut}: LookFieldsProps): ReactNode {
  const id = useId();
  return (
    <div className={panel.stack}>
      {LOOK_NUMBERS.map(({name, label, min, max, usual}) => (
        <div key={name} className={styles.range}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <output htmlFor={`${id}-${name}`}>
            {look[name] === undefined ? 'automatic' : `${look[name]} px`}
          </output>
          <input
            id={`${id}-${name}`}
            type="range"
            min={min}
            max={max}
            value={look[name] ?? usual}
            onChange={(event) => onPut(name, Number(event.target.value))}
          />
        </div>
      ))}
      <Select
        label="Font"
        value={look.font ?? ''}
        options={fonts}
        onChange={(font) => onPut('font', font)}
      />
    </div>
  );
}

/** Names and pictures beside the bubbles. */
export function PictureFields({look, onPut}: LookFieldsProps): ReactNode {
  return (
    <div className={panel.stack}>
      {LOOK_NAMES.map(({name, label, maxLength, avatar}) => {
        const picture = look[avatar] ?? '';
        const isCustom = picture !== '' && picture !== 'built-in';
        return (
          <React.Fragment key={name}>
            <TextField
              label={label}
              value={look[name] ?? ''}
              maxLength={maxLength}
              onChange={(text) => onPut(name, text)}
            />
            <Select
              label={`Picture of ${avatar === 'aiAvatar' ? 'the assistant' : 'the user'}`}
              value={picture}
              options={[
                {id: '', name: 'None'},
                {id: 'built-in', name: 'Built-in'},
                // Links and files of earlier versions can have one.
                ...(isCustom ? [{id: picture, name: 'Custom picture'}] : []),
              ]}
              onChange={(value) => onPut(avatar, value)}
            />
          </React.Fragment>
        );
      })}
      <p className={ui.help}>
        For your own picture, set its address as <code>src</code> in the copied code.
      </p>
    </div>
  );
}

/** Texts of the chat's own messages, and the send button. */
export function TextFields({look, onPut}: LookFieldsProps): ReactNode {
  return (
    <div className={panel.stack}>
      {LOOK_TEXTS.map(({name, ...attributes}) => (
        <TextField
          key={name}
          {...attributes}
          value={look[name] ?? ''}
          onChange={(text) => onPut(name, text)}
        />
      ))}
      <Select
        label="Place of the send button"
        value={look.sendPosition ?? ''}
        options={positions}
        onChange={(position) => onPut('sendPosition', position)}
      />
    </div>
  );
}

interface MediaProps {
  readonly value: readonly Medium[];
  readonly onChange: (media: readonly Medium[]) => void;
}

export function MediaFields({value, onChange}: MediaProps): ReactNode {
  return (
    <>
      {MEDIA.map(({id, name, help, device}) => {
        const isDisabled = device && !navigator.mediaDevices;
        return (
          <Checkbox
            key={id}
            isOn={value.includes(id)}
            isDisabled={isDisabled}
            label={name}
            help={isDisabled ? 'Needs a secure address (https)' : help}
            onChange={(isOn) =>
              onChange(isOn ? [...value, id] : value.filter((medium) => medium !== id))
            }
          />
        );
      })}
      <p className={ui.help}>A provider has to understand what it is sent; the demo takes all.</p>
    </>
  );
}
