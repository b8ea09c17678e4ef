import React, {type ReactNode} from 'react';
import {ExploreLink} from '../ui/ActionLink';
import {COMPONENT_KILOBYTES} from '../data/figures';
import {FRAMEWORKS} from '../example/frameworks';
import styles from './home.module.css';

const FIGURES = [
  {
    figure: 'AA',
    what: 'contrast, and names for screen readers, with one file and the colors from our guide.',
    to: '/docs/guides/accessibility',
    more: 'Accessibility',
  },
  {
    figure: `${FRAMEWORKS.length}`,
    what: 'frameworks have the code of every example: copy it, paste it, and it runs.',
    to: '/examples/frameworks',
    more: 'Frameworks',
  },
  {
    figure: `${COMPONENT_KILOBYTES} kB`,
    what: 'Gzipped as one file with all providers, and a little more in your own bundle. Load it when the chat opens, and the page loads nothing until then.',
    to: '/docs/guides/performance',
    more: 'Performance',
  },
] as const;

/** Where the key stays, as a row of three places. */
export function KeyPath(): ReactNode {
  return (
    <ol className={styles.path} aria-label="The path of a message through a proxy">
      <li>
        <b>Browser</b>
        <span>The chat and your session cookie. No key.</span>
      </li>
      <li data-key>
        <b>Your server</b>
        <span>Checks the user, sets the limits, adds the key.</span>
      </li>
      <li>
        <b>Provider</b>
        <span>Gets the request from your server only.</span>
      </li>
    </ol>
  );
}

export function Figures(): ReactNode {
  return (
    <ul className={styles.figures}>
      {FIGURES.map(({figure, what, to, more}) => (
        <li key={to}>
          <b>{figure}</b>
          <p>{what}</p>
          <ExploreLink to={to}>{more}</ExploreLink>
        </li>
      ))}
    </ul>
  );
}
