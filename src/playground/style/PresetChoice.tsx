import React, {type ReactNode} from 'react';
import type {Look} from './look';
import {presetOf, presets, withPreset, type Preset} from './presets';
import styles from './look.module.css';

interface Props {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

/** The chat's own colors, which presets without colors show. */
const USUAL = {
  surface: 'var(--surface-1)',
  user: 'var(--accent)',
  userText: 'var(--on-accent)',
  reply: 'var(--surface-3)',
  replyText: 'var(--text-1)',
};

function Drawing({preset: {look}}: {readonly preset: Preset}): ReactNode {
  const {surface, user, userText, reply, replyText} = {...USUAL, ...look};
  const radius = Math.min(look.radius ?? 6, 8);
  return (
    <span className={styles.drawing} style={{background: surface}} aria-hidden="true">
      <span style={{background: reply, color: replyText, borderRadius: radius}}>Hello</span>
      <span style={{background: user, color: userText, borderRadius: radius}}>Hi</span>
    </span>
  );
}

/** The ready looks. */
export function PresetChoice({look, onChange}: Props): ReactNode {
  const current = presetOf(look);
  return (
    <div className={styles.presets} role="group" aria-label="Ready looks">
      {presets.map((preset) => (
        <button
          key={preset.id}
          type="button"
          aria-pressed={preset === current}
          onClick={() => onChange(withPreset(look, preset))}
        >
          <Drawing preset={preset} />
          {preset.name}
        </button>
      ))}
    </div>
  );
}
