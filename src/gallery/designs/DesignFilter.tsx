import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import site from '../../ui/site.module.css';
import styles from './Gallery.module.css';

/** What the gallery can be narrowed to, in the order of its buttons, with what readers call it. */
const TAGS: Readonly<Record<string, string>> = {
  light: 'Light',
  dark: 'Dark',
  minimal: 'Minimal',
  brand: 'Brand color',
  compact: 'Compact',
  playful: 'Playful',
  access: 'Accessibility',
};

export function DesignFilter(): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const [status, setStatus] = useState('');

  const choose = (tag: string | undefined) => {
    setChosen(tag);
    const count = (more: string) => document.querySelectorAll(`[data-design]${more}`).length;
    setStatus(`${count(tag ? `[data-tags~=${tag}]` : '')} of ${count('')} designs`);
  };

  return (
    <div
      className={clsx(site.chips, site.scrolling, styles.filter)}
      role="group"
      aria-label="Show designs that are"
    >
      {chosen && (
        <style>
          {`[data-design]:not([data-tags~=${chosen}]) {display: none}
          h2:has(+ [data-headed]):not(:has(+ * > [data-tags~=${chosen}])) {display: none}`}
        </style>
      )}
      <button type="button" aria-pressed={!chosen} onClick={() => choose(undefined)}>
        All
      </button>
      {Object.entries(TAGS).map(([tag, label]) => (
        <button
          key={tag}
          type="button"
          aria-pressed={chosen === tag}
          onClick={() => choose(chosen === tag ? undefined : tag)}
        >
          {label}
        </button>
      ))}
      <span role="status">{status}</span>
    </div>
  );
}
