import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import site from '../site.module.css';
import styles from './motion.module.css';

/**
 * The class that fades in what appears in a page which is already running. On a page's first load its content
 * is in the HTML: animating it then would hide what is being read.
 */
function useAppearance(): string | undefined {
  const isBrowser = useIsBrowser();
  const [isLater] = useState(isBrowser);
  return isLater ? styles.appear : undefined;
}

/** Fades its content in when it appears later than the page. */
export function FadeIn({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={useAppearance()}>{children}</div>;
}

const STEP_MS = 45;

/** A row of links that appear one after the other when the reader comes from another page. */
export function FadeInNav({
  label,
  items,
  current,
}: {
  /** Accessible name of the row, unique on its page. */
  readonly label: string;
  readonly items: readonly {readonly to: string; readonly label: string}[];
  readonly current?: string;
}): ReactNode {
  const appearance = useAppearance();
  return (
    <nav aria-label={label}>
      <ul className={clsx(site.chips, site.scrolling)}>
        {items.map(({to, label: text}, index) => (
          <li key={to} className={appearance} style={{animationDelay: `${index * STEP_MS}ms`}}>
            <Link to={to} aria-current={to === current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
