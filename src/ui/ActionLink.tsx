import React, {type ComponentProps, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './site.module.css';

/** A link that leads on, drawn as a button: filled for the first thing to do, outlined for others. */
export function ActionLink({
  to,
  quiet = false,
  children,
}: {
  readonly to: string;
  readonly quiet?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // The part after `#` for the playground is no heading of its page.
    <Link
      to={to}
      data-noBrokenLinkCheck={to.includes('#example=')}
      className={clsx(styles.action, quiet && styles.quiet)}
    >
      {children}
    </Link>
  );
}

/** A button that looks like the outlined {@link ActionLink}. */
export function ActionButton(
  props: Omit<ComponentProps<'button'>, 'className' | 'type'>,
): ReactNode {
  return <button type="button" {...props} className={clsx(styles.action, styles.quiet)} />;
}

/** A link in running text that leads to more about the text above it. */
export function ExploreLink({
  to,
  children,
}: {
  readonly to: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Link to={to} className={styles.explore}>
      {children}
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 8h9M8.5 4l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </Link>
  );
}
