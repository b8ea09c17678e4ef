import React, {useId, useMemo, useRef, type ReactNode, use, useState, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import {CodePanel} from '../block/CodePanel';
import {useFramework} from '../framework';
import {type FrameworkId, FRAMEWORKS} from '../frameworks';
import {FrameworkTabs} from '../block/FrameworkTabs';
import type {ChatSetup} from '../generate';
import {playgroundLink} from '../playgroundLink';
import styles from './ChatCodeBlock.module.css';
import {useFrameworkChoice} from './useFrameworkChoice';
import {loadGenerators} from '../generate/loadGenerators';
import {BuiltPart, isBuilding} from '../block/Island';
import {useMadeCode, type ShownCode} from '../block/useMadeCode';
import {setupNow} from './setupNow';

/** What a block writes into the page so that it knows whether the built code is still right. */
function setupMark({config}: ChatSetup): string {
  return JSON.stringify(config);
}

/** Lines of each framework's code, from the panel in the HTML of the page. */
function linesIn(part: Element): readonly number[] | undefined {
  const panel = part.querySelector<HTMLElement>('[role="tabpanel"]');
  return panel
    ? FRAMEWORKS.map(({id}) => Number(panel.style.getPropertyValue(`--${id}`)))
    : undefined;
}

/**
 * The code of a chat for the chosen framework; see `useMadeCode`.
 *
 * @param setup with a stable identity.
 * @param panel the element that shows the code.
 */
function useSetupCode(
  setup: ChatSetup,
  framework: FrameworkId,
  panel: RefObject<HTMLElement | null>,
): {readonly shown: ShownCode; readonly lines: readonly number[]} {
  const builtPart = use(BuiltPart);
  const [first] = useState(() => {
    const now = setupNow(setup);
    const mark = builtPart?.querySelector<HTMLElement>('[data-setup]')?.dataset.setup;
    return {
      setup,
      code: now?.code,
      lines: now?.lines ?? (builtPart && linesIn(builtPart)) ?? [],
      isThere: isBuilding || mark === setupMark(setup),
    };
  });
  const make = async (chosen: FrameworkId) => {
    const {generate, modelOfConfig} = await loadGenerators();
    return generate(modelOfConfig(setup), chosen);
  };
  const isInPage = first.isThere && setup === first.setup;
  const shown = useMadeCode({source: setup, isInPage, built: first.code, make}, framework, panel);
  return {shown, lines: first.lines};
}

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
          Playground<span className="sr-only">: {title}</span>
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
