import React, {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {animateIn} from './animateIn';
import {useAppearsLater} from './FadeIn';
import styles from './motion.module.css';

/** Time between two links, in ms. */
const STEP = 45;

/** A link of a {@link FadeInNav}. */
export interface NavItem {
  readonly to: string;
  readonly label: string;
}

/** A row of links that appear one after the other when the reader comes from another page. */
export function FadeInNav({
  label,
  items,
  current,
  trigger,
}: {
  /** Accessible name of the row, unique on its page. */
  readonly label: string;
  readonly items: readonly NavItem[];
  /** The `to` of the page that is being read. */
  readonly current?: string;
  /** Plays again when it changes. */
  readonly trigger?: number;
}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const later = useAppearsLater();
  const played = useRef(later ? undefined : (trigger ?? 0));

  useEffect(() => {
    if (played.current === (trigger ?? 0)) return;
    played.current = trigger ?? 0;
    Array.from(list.current?.children ?? [], (item, index) => animateIn(item, index * STEP));
  }, [trigger]);

  return (
    <nav aria-label={label} className={styles.nav}>
      <ul ref={list}>
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
