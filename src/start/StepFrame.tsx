import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {FadeIn} from '../site/motion/FadeIn';
import styles from './start.module.css';
import {steps} from './steps';

/** The choices in the address, which every link of the path takes along; empty while pages are built. */
export function useCarriedQuery(): string {
  const {search} = useLocation();
  return useIsBrowser() ? search : '';
}

/** What every step has: its place in the path, its content, and the steps before and after. */
export function StepFrame({
  path,
  children,
}: {
  readonly path: string;
  readonly children: ReactNode;
}): ReactNode {
  const query = useCarriedQuery();
  const index = steps.findIndex((step) => step.path === path);
  const before = steps[index - 1];
  const after = steps[index + 1];
  return (
    <>
      <nav aria-label="Steps" className={styles.progress}>
        <ol>
          {steps.map((step) => (
            <li key={step.path}>
              <Link to={step.path + query} aria-current={step.path === path ? 'step' : undefined}>
                <span>{step.title}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <FadeIn trigger={path}>{children}</FadeIn>
      <nav aria-label="Previous and next step" className={styles.turn}>
        {before ? (
          <Link to={before.path + query} rel="prev">
            <span>Previous</span> {before.title}
          </Link>
        ) : (
          <Link to={`/start${query}`} rel="prev">
            <span>Previous</span> Start
          </Link>
        )}
        {after && (
          <Link to={after.path + query} rel="next">
            <span>Next</span> {after.title}
          </Link>
        )}
      </nav>
    </>
  );
}
