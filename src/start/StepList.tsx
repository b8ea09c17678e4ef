import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './start.module.css';
import {useCarriedQuery} from './StepFrame';
import {markOf, phases} from './steps';

/** The whole path: its phases, and in each the steps with what they give. */
export function StepList({heading: Heading = 'h2'}: {readonly heading?: 'h2' | 'h3'}): ReactNode {
  const query = useCarriedQuery();
  return (
    <ol className={styles.phases}>
      {phases.map(({title, isAlternative, steps}) => (
        <li key={title} data-alternative={isAlternative}>
          <Heading>{title}</Heading>
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
