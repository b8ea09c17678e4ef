import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {animateIn} from './animateIn';
import {useAppearance} from './FadeIn';
import styles from './motion.module.css';

/** Time between two links, in ms. */
const STEP = 45;

const animateItems = (list: HTMLUListElement) =>
  [...list.children].forEach((item, index) => animateIn(item, index * STEP));

/** A row of links that appear one after the other when the reader comes from another page. */
export function FadeInNav({
  label,
  items,
  current,
}: {
  /** Accessible name of the row, unique on its page. */
  readonly label: string;
  readonly items: readonly {readonly to: string; readonly label: string}[];
  /** The `to` of the page that is being read. */
  readonly current?: string;
}): ReactNode {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul ref={useAppearance(animateItems)}>
        {items.map(({to, label: text}) => (
          <li key={to}>
            <Link to={to} aria-current={to === current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
