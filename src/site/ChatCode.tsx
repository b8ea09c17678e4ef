import React, {useId, useMemo, useRef, type CSSProperties, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodePanel} from '../example/CodePanel';
import {useFramework} from '../example/framework';
import {FRAMEWORKS, type FrameworkId} from '../example/frameworks';
import {FrameworkTabs} from '../example/FrameworkTabs';
import type {ChatSetup} from '../example/generate';
import {playgroundLink} from '../example/playgroundLink';
import styles from './ChatCode.module.css';
import {useFrameworkChoice} from './useFrameworkChoice';
import {useSetupCode} from './useSetupCode';

interface Props {
  /** With a stable identity. Its title names the code, unique on its page. */
  readonly setup: ChatSetup;
}

/** Which framework, and how another one is chosen. */
interface Chosen {
  readonly chosen: readonly [FrameworkId, (framework: FrameworkId) => void];
}

function Block({setup, chosen: [framework, choose]}: Props & Chosen): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const {lines, ...shown} = useSetupCode(setup, framework, panel);
  const {title, config} = setup;
  const playground = useMemo(() => playgroundLink({title, config}), [title, config]);
  // Heights are counted while the page is built and stay in its HTML: see `suppressHydrationWarning`.
  const heights =
    lines &&
    (Object.fromEntries(FRAMEWORKS.map(({id}) => [`--${id}`, lines[id]])) as CSSProperties);
  return (
    <figure className={styles.code} style={heights} suppressHydrationWarning>
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
      <CodePanel id={panelId} panel={panel} title={title} shown={shown} lines={[]} />
      <noscript>
        <p className={styles.note}>
          Without JavaScript this page shows the code for React. Every other framework is on the
          page <Link to="/examples/frameworks">Frameworks</Link>.
        </p>
      </noscript>
    </figure>
  );
}

/** Complete code of a chat in the framework that the reader has chosen for the whole site. */
export function ChatCode({setup}: Props): ReactNode {
  return <Block setup={setup} chosen={useFramework()} />;
}

/** The same, with the choice in the address of the page as well. */
export function AddressedChatCode({setup}: Props): ReactNode {
  return <Block setup={setup} chosen={useFrameworkChoice()} />;
}
