import Link from '@docusaurus/Link';
import React, {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {CodePanel} from './CodePanel';
import type {EditingProps} from './edit/Editing';
import {recallEdit, rememberEdit} from './edit/memory';
import {useFramework} from './framework';
import {FrameworkTabs} from './FrameworkTabs';
import {LivePart} from './LivePart';
import type {Outline} from './outline';
import {playgroundLink} from './playgroundLink';
import {run, type CreatedExample, type ExampleScope} from './run';
import {loadGenerators, useCode} from './useCode';
import styles from './LiveExample.module.css';

/** What the remark plugin writes into a page; see `src/plugins/live-examples`. */
export interface LiveExampleProps {
  /** Unique on its page. */
  readonly title: string;
  /** Height of the chat in px. */
  readonly height: number;
  /** The text of the fence. */
  readonly source: string;
  /** An `Outline` of the source as JSON. */
  readonly outline: string;
  /** Lines of code for each framework, in the order of `FRAMEWORKS`. */
  readonly lines: readonly number[];
  readonly create: (scope: ExampleScope) => CreatedExample;
}

type EditingComponent = (props: EditingProps) => ReactNode;

const loadEditing = () => import(/* webpackChunkName: "example-editor" */ './edit/Editing');
const loadProject = () => import(/* webpackChunkName: "example-project" */ './project');

/** A live chat with its code. MDX pages get one for each `tsx live` fence. */
export function LiveExample(props: LiveExampleProps): ReactNode {
  const {title, height, lines, create} = props;
  const parts = useMemo(() => JSON.parse(props.outline) as Outline, [props.outline]);
  const [running] = useState(() => run(title, create));
  const [Editing, setEditing] = useState<EditingComponent>();
  const [text, setText] = useState(props.source);
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<{source: string; outline: string}>();
  const [notice, setNotice] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const framework = useFramework();
  const isChanged = text !== props.source;
  const isEdit = isOpen || isChanged;
  const code = {title, height, ...((isEdit && edited) || props)};
  const shown = useCode(code, framework, panel);

  const open = () => {
    setOpen(true);
    setNotice('');
    loadEditing().then(
      (module) => setEditing(() => module.default),
      () => {
        setOpen(false);
        setNotice('The editor could not be loaded. Check the connection and press Edit again.');
      },
    );
  };
  const change = (next: string) => {
    setText(next);
    rememberEdit(title, next === props.source ? undefined : next);
  };
  useEffect(() => {
    const kept = recallEdit(title);
    if (kept === undefined || kept === props.source) return;
    setText(kept);
    loadEditing().then(
      (module) => setEditing(() => module.default),
      () => setNotice('Your edit is kept, but the editor could not be loaded.'),
    );
  }, [title, props.source]);

  const openInStackBlitz = async () => {
    try {
      const [{codeOf}, {openProject, projectOf}] = await Promise.all([
        loadGenerators(),
        loadProject(),
      ]);
      const {source, outline} = code;
      openProject(projectOf(codeOf({source, outline, title, height}, framework), framework, title));
    } catch {
      setNotice('The project could not be made. Check the connection and try again.');
    }
  };
  const prepare = () => {
    loadGenerators().catch(() => undefined);
    loadProject().catch(() => undefined);
  };

  return (
    <figure className={styles.example} data-example="">
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.live}>
        {isEdit && Editing ? (
          <Editing
            title={title}
            height={height}
            text={text}
            isOpen={isOpen}
            onText={change}
            onExample={({source, outline}) => setEdited({source, outline: JSON.stringify(outline)})}
          />
        ) : (
          <LivePart title={title} height={height} outline={parts} running={running} />
        )}
      </div>
      <div className={styles.bar}>
        <button type="button" onClick={isOpen ? () => setOpen(false) : open}>
          {isOpen ? 'Close editor' : 'Edit'}
          <span className="sr-only">: {title}</span>
        </button>
        {isChanged && (
          <button type="button" onClick={() => change(props.source)}>
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
              config: running.example.config as Record<string, unknown>,
            })}
          >
            Open in playground<span className="sr-only">: {title}</span>
          </Link>
        )}
        <span className={styles.notice} role="status">
          {notice || (isOpen && !Editing ? 'Loading the editor…' : '')}
        </span>
      </div>
      <div className={styles.tabs}>
        <FrameworkTabs chosen={framework} label={`Framework: ${title}`} panelId={panelId} />
      </div>
      <CodePanel id={panelId} panel={panel} title={title} shown={shown} lines={lines} />
    </figure>
  );
}
