import React, {
  useEffect,
  use,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {built, loadGenerators} from '../generate/loadGenerators';
import type {EditingProps} from '../edit/Editing';
import {useFramework} from '../framework';
import {DEFAULT_FRAMEWORK, type FrameworkId} from '../frameworks';
import {LivePart} from './LivePart';
import {playgroundLink} from '../playgroundLink';
import {CopyButton} from '../../ui/code/CopyButton';
import {Problem} from '../../ui/Problem';
import {BlockBar, BlockTabs} from './BlockBar';
import {blockId, BODY, usesLog, type ExampleParts} from './figure';
import {FrameworkSelect} from './FrameworkSelect';
import {FullFile, useFence, Snippet, type FenceProps, type FenceText} from './ExampleCode';
import {createLog} from './log';
import {Panels, type View, type Views} from './Panels';
import {run, type CreatedExample, type ExampleScope} from './run';
import {BuiltPart, isBuilding} from './Island';
import {useMadeCode} from './useMadeCode';
import {withCause} from '../../lib/withCause';
import styles from './LiveExample.module.css';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {safeStorage} from '../../lib/safeStorage';

/** Edits live in the tab: they survive a reload and a way back, and end with the tab. */
const AREA = 'sessionStorage';

const keyOf = (title: string) => `example:${location.pathname}:${title}`;

const recallEdit = (title: string) => safeStorage.get(AREA, keyOf(title));

/** Keeps an edit, or forgets it. Where nothing can be stored it lasts as long as the page. */
function rememberEdit(title: string, text: string | undefined): void {
  if (text === undefined) safeStorage.remove(AREA, keyOf(title));
  else safeStorage.set(AREA, keyOf(title), text);
}

/** Least width in px of a block that shows chat and code side by side; the style sheet has it too. */
const WIDE = 640;

function useWide(block: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useIsomorphicLayoutEffect(() => {
    const target = block.current;
    if (!target) return undefined;
    const measure = () => setWide(target.clientWidth >= WIDE);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [block]);
  return isWide;
}

/** What the remark plugin writes into a page; see `src/plugins/live-examples`. */
export interface LiveExampleProps extends FenceProps {
  /** Unique on its page. */
  readonly title: string;
  /** Height in px that the chat has in the code. */
  readonly height: number;
  /** Height in px of chat and code in the block; {@link BODY} when left out. */
  readonly body?: number;
  /** A text that one click sends. */
  readonly prompt?: string;
  /** `ExampleParts` as JSON. */
  readonly parts: string;
  /** Number of lines in the default framework's files. */
  readonly lines: number;
  readonly create: (scope: ExampleScope) => CreatedExample;
}

type EditingComponent = (props: EditingProps) => ReactNode;

interface Failure {
  readonly text: string;
  readonly retry: () => void;
}

const loadEditing = () => import(/* webpackChunkName: "example-editor" */ '../edit/Editing');
const loadProject = () => import(/* webpackChunkName: "example-project" */ '../stackblitz/project');

/** A live chat with its code. Pages show it through `LiveExample`. */
export function ExampleBlock(props: LiveExampleProps): ReactNode {
  const {title, height, body = BODY, lines, prompt, create} = props;
  const parts = useMemo(() => JSON.parse(props.parts) as ExampleParts, [props.parts]);
  const [running] = useState(() => run(title, create, parts.reply));
  const {fence, askFence} = useFence(props);
  const [Editing, setEditing] = useState<EditingComponent>();
  /** What the reader has written; nothing while it is the fence's own text. */
  const [draft, setDraft] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<FenceText & {readonly hasLog: boolean}>();
  const [editLog] = useState(createLog);
  const [failure, setFailure] = useState<Failure>();
  const [view, setView] = useState<View>(parts.isAboutCode ? 'code' : 'preview');
  /** Entries that the example logs on load don't take the code's place. */
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const block = useRef<HTMLDivElement>(null);
  const isWide = useWide(block);
  const panel = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [framework, choose] = useFramework();
  const isChanged = draft !== undefined;
  const isEdit = isOpen || isChanged;
  const editedNow = isEdit && edited?.source !== fence?.source ? edited : undefined;
  const make = async (chosen: FrameworkId) => {
    const [{codeOf}, text] = await Promise.all([loadGenerators(), editedNow ?? askFence()]);
    return codeOf({...text, title, height}, chosen);
  };
  const isInPage = use(BuiltPart) !== undefined || isBuilding;
  const shown = useMadeCode(
    {
      source: editedNow,
      isInPage: isInPage && !editedNow,
      built: fence && built?.codeOf({...fence, title, height}, DEFAULT_FRAMEWORK),
      make,
    },
    framework,
    block,
  );

  /** Shows the editor, with what the tab has kept of an edit. */
  const loadEditor = async (retry: () => void) => {
    setFailure(undefined);
    try {
      const [module, {source}] = await Promise.all([loadEditing(), askFence()]);
      const kept = recallEdit(title);
      if (kept !== undefined && kept !== source) setDraft(kept);
      setEditing(() => module.default);
    } catch (error) {
      setOpen(false);
      const text = 'The editor could not be loaded. Edits are kept. Check the connection.';
      setFailure({text: withCause(text, error), retry});
    }
  };
  const open = () => {
    setOpen(true);
    setView('code');
    void loadEditor(open);
  };
  const restore = () => void loadEditor(restore);
  const restoreFirst = useEffectEvent(restore);
  useEffect(() => {
    if (recallEdit(title) !== undefined) restoreFirst();
  }, [title]);
  const change = (next: string | undefined) => {
    const own = next === fence?.source ? undefined : next;
    setDraft(own);
    rememberEdit(title, own);
  };

  const openInStackBlitz = async () => {
    try {
      const [code, {openProject, projectOf}] = await Promise.all([make(framework), loadProject()]);
      openProject(projectOf(code, framework, title));
    } catch (error) {
      setFailure({
        text: withCause('The project could not be made. Check the connection.', error),
        retry: () => void openInStackBlitz(),
      });
    }
  };
  const prepare = () => {
    for (const load of [askFence, loadGenerators, loadProject]) load().catch(() => undefined);
  };

  const retry = () => {
    edit.current?.focus({preventScroll: true}); // the pressed button goes away
    setFailure(undefined);
    failure?.retry();
  };

  const views: Views = {
    id: panelId,
    view,
    shown: isWide && view === 'preview' ? 'code' : view,
    isWide,
    onView: setView,
  };
  const isEditing = isEdit && Editing !== undefined && fence !== undefined;
  const hasLog = editedNow ? editedNow.hasLog : parts.hasLog;
  const log = hasLog ? (isEditing ? editLog : running.log) : undefined;
  const snippet = <Snippet title={title} shown={shown} panel={panel} />;
  return (
    <div ref={block} className={styles.place}>
      <figure
        id={blockId(title)}
        className={styles.example}
        style={{'--body': `${body}px`}}
        data-example=""
        data-touched={isTouched || undefined}
        onClickCapture={touch}
        onKeyDownCapture={touch}
        data-view={view}
        data-static={isBuilding || undefined}
      >
        <figcaption>{title}</figcaption>
        <BlockTabs {...views} title={title} log={log} />
        <FrameworkSelect chosen={framework} title={title} onChoose={choose} />
        <CopyButton
          className={styles.copy}
          label="Copy snippet"
          // The snippet may be folded, but a copy of it must run.
          text={async () => (await make(framework)).whole}
          subject={`of the example: ${title}`}
        />
        {isEditing ? (
          <Editing
            views={views}
            title={title}
            text={draft ?? fence.source}
            isOpen={isOpen}
            framework={framework}
            code={snippet}
            log={editLog}
            hasLog={hasLog}
            prompt={prompt}
            onText={change}
            onExample={({source, outline}) =>
              setEdited({
                source,
                outline: JSON.stringify(outline),
                hasLog: usesLog(outline),
              })
            }
          />
        ) : (
          <Panels
            views={views}
            title={title}
            code={snippet}
            log={log}
            preview={
              <LivePart
                title={title}
                height={body}
                parts={parts}
                prompt={prompt}
                running={running}
              />
            }
          />
        )}
        <div className={styles.notice} role="status">
          {failure && <Problem onRetry={retry}>{failure.text}</Problem>}
          {!failure && isOpen && !Editing && <p>Loading the editor…</p>}
        </div>
        <BlockBar
          title={title}
          isOpen={isOpen}
          edit={edit}
          onEdit={isOpen ? () => setOpen(false) : open}
          onReset={isChanged ? () => change(undefined) : undefined}
          onStackBlitz={() => void openInStackBlitz()}
          onPrepare={prepare}
          playground={
            parts.isData && !isChanged
              ? playgroundLink({title, config: running.example.config})
              : undefined
          }
        />
        <FullFile title={title} shown={shown} lines={lines} />
      </figure>
    </div>
  );
}
