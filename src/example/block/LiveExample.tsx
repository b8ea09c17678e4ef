import Link from '@docusaurus/Link';
import React, {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {loadGenerators} from '../generate/code';
import {CodePanel} from './CodePanel';
import type {EditingProps} from '../edit/Editing';
import {recallEdit, rememberEdit} from '../edit/memory';
import {useFramework} from '../framework';
import {FrameworkTabs} from './FrameworkTabs';
import {LivePart} from './LivePart';
import type {ExampleParts} from '../model/visibleParts';
import {playgroundLink} from '../playgroundLink';
import {run, type CreatedExample, type ExampleScope} from './run';
import {useCode} from './useCode';
import {useFence, type FenceProps, type FenceText} from './useFence';
import styles from './LiveExample.module.css';

/** What the remark plugin writes into a page; see `src/plugins/live-examples`. */
export interface LiveExampleProps extends FenceProps {
  /** Unique on its page. */
  readonly title: string;
  /** Height of the chat in px. */
  readonly height: number;
  /** `ExampleParts` as JSON. */
  readonly parts: string;
  /** Lines of code for each framework, in the order of `FRAMEWORKS`. */
  readonly lines: readonly number[];
  readonly create: (scope: ExampleScope) => CreatedExample;
}

type EditingComponent = (props: EditingProps) => ReactNode;

/** A part of the block that could not be loaded. */
interface Failure {
  readonly text: string;
  readonly retry: () => void;
}

const loadEditing = () => import(/* webpackChunkName: "example-editor" */ '../edit/Editing');
const loadProject = () => import(/* webpackChunkName: "example-project" */ '../stackblitz/project');

/** A live chat with its code. Pages show it through `LiveExample`. */
export function ExampleBlock(props: LiveExampleProps): ReactNode {
  const {title, height, lines, create} = props;
  const parts = useMemo(() => JSON.parse(props.parts) as ExampleParts, [props.parts]);
  const [running] = useState(() => run(title, create));
  const {fence, askFence} = useFence(props);
  const [Editing, setEditing] = useState<EditingComponent>();
  /** What the reader has written; nothing while it is the fence's own text. */
  const [draft, setDraft] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<FenceText>();
  const [failure, setFailure] = useState<Failure>();
  const panel = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [framework, choose] = useFramework();
  const isChanged = draft !== undefined;
  const isEdit = isOpen || isChanged;
  const editedNow = isEdit && edited?.source !== fence?.source ? edited : undefined;
  const shown = useCode({title, height, fence, askFence, edited: editedNow}, framework, panel);

  const loadEditor = useCallback(() => Promise.all([loadEditing(), askFence()]), [askFence]);
  /** Shows the editor, with what the tab has kept of an edit. */
  const showEditor = useCallback(
    ([module, {source}]: Awaited<ReturnType<typeof loadEditor>>) => {
      const kept = recallEdit(title);
      if (kept !== undefined && kept !== source) setDraft(kept);
      setEditing(() => module.default);
    },
    [title],
  );
  const open = () => {
    setOpen(true);
    setFailure(undefined);
    loadEditor().then(showEditor, () => {
      setOpen(false);
      setFailure({text: 'The editor could not be loaded. Check the connection.', retry: open});
    });
  };
  const change = (next: string | undefined) => {
    const own = next === fence?.source ? undefined : next;
    setDraft(own);
    rememberEdit(title, own);
  };
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (recallEdit(title) === undefined) return;
    loadEditor().then(showEditor, () =>
      setFailure({
        text: 'Your edit is kept, but the editor could not be loaded. Check the connection.',
        retry: () => setAttempt((count) => count + 1),
      }),
    );
  }, [title, loadEditor, showEditor, attempt]);

  const openInStackBlitz = async () => {
    try {
      const [{codeOf}, {openProject, projectOf}, text] = await Promise.all([
        loadGenerators(),
        loadProject(),
        editedNow ?? askFence(),
      ]);
      openProject(projectOf(codeOf({...text, title, height}, framework), framework, title));
    } catch {
      setFailure({
        text: 'The project could not be made. Check the connection.',
        retry: () => void openInStackBlitz(),
      });
    }
  };
  const prepare = () => {
    askFence().catch(() => undefined);
    loadGenerators().catch(() => undefined);
    loadProject().catch(() => undefined);
  };

  const retry = () => {
    edit.current?.focus({preventScroll: true}); // the pressed button goes away
    setFailure(undefined);
    failure?.retry();
  };

  return (
    <figure className={styles.example} data-example="">
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.live}>
        {isEdit && Editing && fence ? (
          <Editing
            title={title}
            height={height}
            text={draft ?? fence.source}
            isOpen={isOpen}
            onText={change}
            onExample={({source, outline}) => setEdited({source, outline: JSON.stringify(outline)})}
          />
        ) : (
          <LivePart title={title} height={height} parts={parts} running={running} />
        )}
      </div>
      <div className={styles.bar}>
        <button ref={edit} type="button" onClick={isOpen ? () => setOpen(false) : open}>
          {isOpen ? 'Close editor' : 'Edit'}
          <span className="sr-only">: {title}</span>
        </button>
        {isChanged && (
          <button type="button" onClick={() => change(undefined)}>
            Reset<span className="sr-only">: {title}</span>
          </button>
        )}
        <button
          type="button"
          onClick={() => void openInStackBlitz()}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          Open in StackBlitz<span className="sr-only">: {title}</span>
        </button>
        {parts.isData && !isChanged && (
          <Link
            data-noBrokenLinkCheck
            to={playgroundLink({
              title,
              config: running.example.config,
            })}
          >
            Open in playground<span className="sr-only">: {title}</span>
          </Link>
        )}
        <div className={styles.notice}>
          <span role="status">
            {failure?.text ?? (isOpen && !Editing ? 'Loading the editor…' : '')}
          </span>
          {failure && (
            <button type="button" onClick={retry}>
              Retry<span className="sr-only">: {title}</span>
            </button>
          )}
        </div>
      </div>
      <div className={styles.tabs}>
        <FrameworkTabs
          chosen={framework}
          label={`Framework: ${title}`}
          panelId={panelId}
          onChoose={choose}
        />
      </div>
      <CodePanel id={panelId} panel={panel} title={title} shown={shown} lines={lines} />
    </figure>
  );
}
