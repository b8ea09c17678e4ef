import React, {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {Bar} from '../layouts/Bar';
import {DESIGN_TAGS, filter, readTags, TAG_LABELS, type DesignTag} from './designTags';
import styles from './Gallery.module.css';

/** Buttons that narrow the gallery to one type of design. */
export function DesignFilter(): ReactNode {
  const chosen = useSyncExternalStore(filter.subscribe, filter.get, filter.getOnServer);
  const [status, setStatus] = useState('');

  const choose = (tag: DesignTag | undefined) => {
    filter.set(tag);
    const designs = [...document.querySelectorAll<HTMLElement>('[data-design]')];
    const shown = designs.filter(({dataset}) => !tag || readTags(dataset.tags ?? '').includes(tag));
    setStatus(`${shown.length} of ${designs.length} designs`);
  };
  useEffect(() => () => filter.set(undefined), []);

  return (
    <div className={styles.filter}>
      <Bar label="Show designs that are" status={status}>
        <button type="button" aria-pressed={!chosen} onClick={() => choose(undefined)}>
          All
        </button>
        {DESIGN_TAGS.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-pressed={chosen === tag}
            onClick={() => choose(chosen === tag ? undefined : tag)}
          >
            {TAG_LABELS[tag]}
          </button>
        ))}
      </Bar>
    </div>
  );
}
