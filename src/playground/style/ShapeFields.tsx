import React, {useId, type ReactNode} from 'react';
import {Select} from '../../ui/Select';
import {FONTS, LOOK_NUMBERS} from './look';
import type {LookFieldsProps} from './types';
import styles from './look.module.css';

const fonts = [{id: '' as const, name: 'As the page'}, ...FONTS];

/** Corners, sizes and the font. */
export function ShapeFields({look, onPut}: LookFieldsProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.fields}>
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
        onChange={(font) => onPut('font', font || undefined)}
      />
    </div>
  );
}
