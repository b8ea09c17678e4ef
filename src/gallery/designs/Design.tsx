import React, {type ReactNode} from 'react';
import styles from './Gallery.module.css';

/** Designs beside each other where there is room. */
export function DesignGrid({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.grid} data-headed="">
      {children}
    </div>
  );
}

interface Props {
  readonly name: string;
  /** Words of `DesignFilter`, which hides designs by them: `light minimal`. */
  readonly tags: string;
  readonly children: ReactNode;
}

/** One design of the gallery: heading, text and live example as the page writes them. */
export function Design({name, tags, children}: Props): ReactNode {
  return (
    <section data-design={name} data-tags={tags}>
      {children}
    </section>
  );
}
