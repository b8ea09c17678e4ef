import React, {useId, useMemo, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodePanel} from '../block/CodePanel';
import {useFramework} from '../framework';
import type {FrameworkId} from '../frameworks';
import {FrameworkTabs} from '../block/FrameworkTabs';
import type {ChatSetup} from '../generate';
import {playgroundLink} from '../playgroundLink';
import styles from './ChatCodeBlock.module.css';
import {useFrameworkChoice} from './useFrameworkChoice';
import {setupMark, useSetupCode} from './useSetupCode';

/** The code to show, and where the choice of the framework is kept. */
export interface ChatCodeProps {
  /** With a stable identity. Its title names the code, unique on its page. */
  readonly setup: ChatSetup;
  /** Whether the framework is kept in the address of the page too. */
  readonly isAddressed?: boolean;
}

function Block({
  setup,
  chosen: [framework, choose],
}: {
  readonly setup: ChatSetup;
  readonly chosen: readonly [FrameworkId, (framework: FrameworkId) => void];
}): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const {shown, lines} = useSetupCode(setup, framework, panel);
  const {title, config} = setup;
  const playground = useMemo(() => playgroundLink({title, config}), [title, config]);
  return (
    <figure className={styles.code} data-setup={setupMark(setup)}>
      <div className={styles.bar}>
        <FrameworkTabs
          chosen={framework}
          label={`Framework: ${title}`}
          panelId={panelId}
          onChoose={choose}
        />
        <Link className={styles.playground} data-noBrokenLinkCheck to={playground}>
          Open in playground<span className="sr-only">: {title}</span>
        </Link>
      </div>
      <CodePanel id={panelId} panel={panel} title={title} shown={shown} lines={lines} />
      <noscript>
        <p className={styles.note}>
          Without JavaScript this page shows the code for React. Every other framework is on the
          page <Link to="/examples/frameworks">Frameworks</Link>.
        </p>
      </noscript>
    </figure>
  );
}

function GlobalBlock({setup}: ChatCodeProps): ReactNode {
  return <Block setup={setup} chosen={useFramework()} />;
}

function AddressedBlock({setup}: ChatCodeProps): ReactNode {
  return <Block setup={setup} chosen={useFrameworkChoice()} />;
}

/** Complete code of a chat for each framework. Pages show it through `ChatCode`. */
export function ChatCodeBlock(props: ChatCodeProps): ReactNode {
  return props.isAddressed ? <AddressedBlock {...props} /> : <GlobalBlock {...props} />;
}
