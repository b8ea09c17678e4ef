import React, {use, useMemo, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeFiles, CodeProblem} from '../block/CodeFile';
import {FrameworkSelect} from '../block/FrameworkSelect';
import {BuiltPart, isBuilding} from '../block/Island';
import {useMadeCode} from '../block/useMadeCode';
import {DEFAULT_FRAMEWORK} from '../frameworks';
import type {ChatSetup} from '../generate';
import {built, loadGenerators} from '../generate/loadGenerators';
import {playgroundLink} from '../playgroundLink';
import styles from './ChatCodeBlock.module.css';
import {useFrameworkChoice} from './useFrameworkChoice';

export interface ChatCodeProps {
  /** With a stable identity. Its title names the code, unique on its page. */
  readonly setup: ChatSetup;
  /** Whether the framework is kept in the address of the page too. */
  readonly isAddressed?: boolean;
}

/** Complete code of a chat for each framework. Pages show it through `ChatCode`. */
export function ChatCodeBlock({setup, isAddressed = false}: ChatCodeProps): ReactNode {
  const {title, config} = setup;
  const panel = useRef<HTMLDivElement>(null);
  const [framework, choose] = useFrameworkChoice(isAddressed);
  const inPage = use(BuiltPart)?.querySelector('figure');
  // The page may have been built with other choices than its address has.
  const mark = JSON.stringify(config);
  const shown = useMadeCode(
    {
      source: setup,
      isInPage: isBuilding || inPage?.dataset.setup === mark,
      built: built?.generate(built.modelOfConfig(setup), DEFAULT_FRAMEWORK),
      make: async (chosen) => {
        const {generate, modelOfConfig} = await loadGenerators();
        return generate(modelOfConfig(setup), chosen);
      },
    },
    framework,
    panel,
  );
  const playground = useMemo(() => playgroundLink({title, config}), [title, config]);
  return (
    <figure className={styles.code} data-setup={mark} data-static={isBuilding || undefined}>
      <div className={styles.bar}>
        <FrameworkSelect chosen={framework} title={title} onChoose={choose} />
        <Link data-noBrokenLinkCheck to={playground}>
          Playground<span className="sr-only">: {title}</span>
        </Link>
      </div>
      <div
        ref={panel}
        role="group"
        aria-label={`Code: ${title}`}
        className={styles.files}
        data-pending={shown.isPending || undefined}
        // Long code scrolls, so the keyboard must reach it.
        tabIndex={0}
      >
        <CodeProblem shown={shown} panel={panel} />
        {(shown.code || !shown.error) && (
          <CodeFiles title={title} shown={shown} inPage={inPage?.querySelector('pre code')} />
        )}
      </div>
      <noscript>
        <p className={styles.note}>
          Without JavaScript this page shows the code for React. Every other framework is on the
          page <Link to="/examples/frameworks">Frameworks</Link>.
        </p>
      </noscript>
    </figure>
  );
}
