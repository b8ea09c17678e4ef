import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './start.module.css';
import {useAddressQuery} from './StepFrame';
import {markOf, phases} from './steps';

/** The whole path: its phases, and in each the steps with what they give. */
export function StepList({
  remembered = '',
}: {
  /** Query with the choices of an earlier visit, for links from an address that has none. */
  readonly remembered?: string;
}): ReactNode {
  const query = useAddressQuery() || remembered;
  return (
    <ol className={styles.phases}>
      {phases.map(({title, isAlternative, steps}) => (
        <li key={title} data-alternative={isAlternative}>
          <h2>{title}</h2>
          <ul className={styles.steps}>
            {steps.map((step) => (
              <li key={step.path}>
                {steps.length > 1 && <b>{markOf(step)} </b>}
                <Link to={step.path + query}>{step.title}</Link>
                <p>{step.summary}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
