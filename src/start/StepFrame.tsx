import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {FadeIn} from '../ui/motion/FadeIn';
import styles from './start.module.css';
import {markOf, steps, waysFrom, type Step} from './steps';

/** The choices in the address, which every link of the path takes along; empty while pages are built. */
export function useCarriedQuery(): string {
  const {search} = useLocation();
  return useIsBrowser() ? search : '';
}

const COUNTS = ['', 'one', 'two', 'three'];

/** Where a step leads to, or came from: one step, or a few of which one is enough. */
function Ways({
  side,
  ways,
  query,
}: {
  readonly side: 'Previous' | 'Next';
  readonly ways: readonly Pick<Step, 'path' | 'title'>[];
  readonly query: string;
}): ReactNode {
  const rel = side === 'Next' ? 'next' : 'prev';
  if (ways.length === 0) return null;
  if (ways.length === 1)
    return (
      <Link to={ways[0]!.path + query} rel={rel} className={styles[rel]}>
        <span>{side}</span> {ways[0]!.title}
      </Link>
    );
  return (
    <div className={styles[rel]}>
      <span>
        {side}, one of {COUNTS[ways.length]}
      </span>
      <ul>
        {ways.map((way) => (
          <li key={way.path}>
            <Link to={way.path + query} rel={rel}>
              {way.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const START = {path: '/start', title: 'Start'};

/** What every step has: its place in the path, its content, and the steps before and after. */
export function StepFrame({
  path,
  children,
}: {
  readonly path: string;
  readonly children: ReactNode;
}): ReactNode {
  const query = useCarriedQuery();
  const current = steps.find((step) => step.path === path)!;
  const before = waysFrom(current, -1);
  return (
    <>
      <nav aria-label="Steps" className={styles.progress}>
        <ol>
          {steps.map((step) => (
            <li key={step.path}>
              <Link to={step.path + query} aria-current={step === current ? 'step' : undefined}>
                <b>{markOf(step)}</b> <span>{step.title}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <FadeIn trigger={path}>
        <div className={styles.step}>{children}</div>
      </FadeIn>
      <nav aria-label="Previous and next step" className={styles.turn}>
        <Ways side="Previous" ways={before.length > 0 ? before : [START]} query={query} />
        <Ways side="Next" ways={waysFrom(current, 1)} query={query} />
      </nav>
    </>
  );
}
