import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {DEEP_CHAT_LICENSE} from '../../config/version';
import {COMPONENT_KILOBYTES} from '../../data/figures';
import {providers} from '../../data/providers';
import {FRAMEWORKS} from '../../example/frameworks';
import styles from './hero.module.css';

/** Whether it fits, in five figures that each lead to their proof. */
const FACTS: readonly (readonly [text: string, to: string])[] = [
  [`${DEEP_CHAT_LICENSE} license`, '/docs/introduction'],
  [`${COMPONENT_KILOBYTES} kB gzipped`, '/docs/guides/performance'],
  [`${providers.length} providers`, '/docs/directConnection'],
  [`${FRAMEWORKS.length} frameworks`, '/examples/frameworks'],
  ['Accessibility guide', '/docs/guides/accessibility'],
];

/** The row of facts below the install line. */
export function Facts(): ReactNode {
  return (
    <ul className={styles.facts}>
      {FACTS.map(([text, to]) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
