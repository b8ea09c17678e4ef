import React, {useEffect, useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {KEY_PLACEHOLDER} from '../data/providers';
import {ChatCode} from '../example/setup/ChatCode';
import {defined} from '../lib/defined';
import {FadeIn} from '../ui/motion/FadeIn';
import {carriedQuery, configOf, readChoices} from './choices';
import {Finish} from './Finish';
import {rememberVisit} from './visitMemory';
import {Preview} from './Preview';
import styles from './step.module.css';
import {around, inTurn, steps, waysFrom, type Step} from './steps';

/** The choices in the address, which every link of the path carries; empty while pages are built. */
export function useAddressQuery(): string {
  const {search} = useLocation();
  return useIsBrowser() ? search : '';
}

/** The choices of a step, and the query with another value for one of them. */
export function useChoices(path: string) {
  const search = useAddressQuery();
  const queryWith = (name: string, value: string) => {
    const query = new URLSearchParams(search);
    query.set(name, value);
    return `?${query}`;
  };
  return {choices: useMemo(() => readChoices(path, search), [path, search]), search, queryWith};
}

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
  return (
    <ul className={styles[rel]}>
      {ways.map(({path, title}, index) => (
        <li key={path}>
          <Link to={path + query} rel={rel}>
            {index === 0 && (
              <span>{ways.length > 1 ? `${side}, one of ${ways.length}` : side} </span>
            )}
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The steps in a bar, with the ways of the current one. */
function Progress({current, query}: {readonly current: Step; readonly query: string}): ReactNode {
  const ways = inTurn.find(({steps: own}) => own.includes(current))?.steps ?? [];
  return (
    <nav aria-label="Steps" className={styles.progress}>
      <ol>
        {inTurn.map(({name, steps: own}, index) => {
          const isCurrent = own === ways;
          return (
            <li key={name}>
              <Link
                to={defined(isCurrent ? current : own[0], name).path + query}
                aria-current={isCurrent ? 'step' : undefined}
              >
                <b>{index + 1}</b> {name}
              </Link>
              {isCurrent && ways.length > 1 && (
                <ul aria-label="One of these">
                  {ways.map((way) => (
                    <li key={way.path}>
                      <Link
                        to={way.path + query}
                        aria-current={way === current ? 'page' : undefined}
                      >
                        {way.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const START = {path: '/start', title: 'Guided start'};

/**
 * What every step has: its place in the path, its content, the chat that the choices so far add up to, its
 * code, and the steps before and after. The last step ends with a project.
 */
export function StepFrame({
  path,
  hasCode = true,
  notes,
  children,
}: {
  readonly path: string;
  /** Whether the code of the chat belongs below the content. */
  readonly hasCode?: boolean;
  /** Notes on the code, shown below it. */
  readonly notes?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const {choices, search} = useChoices(path);
  const isBrowser = useIsBrowser();
  const query = carriedQuery(path, search);
  const setup = useMemo(
    () => ({title: 'My chat', config: configOf(choices), height: 420}),
    [choices],
  );
  const hasKey = JSON.stringify(setup.config).includes(KEY_PLACEHOLDER);
  const current = defined(
    steps.find((step) => step.path === path),
    `step at ${path}`,
  );
  const before = waysFrom(current, -1);
  const after = waysFrom(current, 1);
  useEffect(() => {
    if (isBrowser) rememberVisit(path + search);
  }, [isBrowser, path, search]);
  return (
    <>
      <Progress current={current} query={query} />
      <FadeIn>
        <div className={styles.workbench}>
          <div className={styles.step}>{children}</div>
          {hasCode && (
            <section aria-labelledby="code">
              <h2 id="code">The code so far</h2>
              {hasKey && (
                <p>
                  Replace <code>{KEY_PLACEHOLDER}</code> with your {choices.provider.name} key.{' '}
                  <strong>Everyone who opens the page can read it</strong>: before you publish, move
                  it to <Link to={`/start/connectToCustomAPI${query}`}>your own server</Link>.
                </p>
              )}
              <ChatCode setup={setup} isAddressed />
              {notes}
              <p>
                Or let an assistant add the chat:{' '}
                <Link to={around.path + query}>{around.title}</Link>.
              </p>
              {after.length === 0 && <Finish setup={setup} choices={choices} />}
            </section>
          )}
          <Preview choices={choices} query={query} />
        </div>
      </FadeIn>
      <nav aria-label="Previous and next step" className={styles.turn}>
        <Ways side="Previous" ways={before.length > 0 ? before : [START]} query={query} />
        <Ways side="Next" ways={after} query={query} />
      </nav>
    </>
  );
}
