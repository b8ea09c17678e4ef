import React, {useId, type ReactNode} from 'react';
import {layouts, type Layout} from '../model/workspace';
import styles from './header.module.css';

interface Props {
  readonly value: Layout;
  readonly onChange: (layout: Layout) => void;
}

/** How the chats are laid out. */
export function LayoutChoice({value, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.layout}>
      <legend className="sr-only">Layout</legend>
      {layouts.map((layout) => (
        <label key={layout.id}>
          <input
            type="radio"
            name={id}
            checked={layout.id === value}
            onChange={() => onChange(layout.id)}
          />
          {layout.name}
        </label>
      ))}
    </fieldset>
  );
}
