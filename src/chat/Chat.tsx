import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {whenNear} from '../lib/whenNear';
import {ownHeight} from './ownStyle';
import type * as Live from './live';
import type {Mount} from './mount';
import {Skeleton} from './Skeleton';
import type {ChatConfig, ChatProps} from './types';
import styles from './Chat.module.css';

type LiveModule = typeof Live;

/**
 * Loads the component and waits until `<deep-chat>` is defined. All chats of all pages share one
 * request; after a failure the next call asks again.
 *
 * `live.ts` is the only way to it, through `deep-chat-react` (see src/plugins/site). That module
 * must not be imported on the server, where it throws for want of `navigator`.
 *
 * @throws The bundler's chunk error when the file cannot be fetched.
 */
async function loadComponent(): Promise<LiveModule> {
  const live = await import('./live');
  await customElements.whenDefined('deep-chat');
  return live;
}

/** Ends when all chats that wait for their turn are built. */
let turns: Promise<void> = Promise.resolve();

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), {timeout: 300});
    else setTimeout(resolve, 1);
  });
}

/**
 * Runs tasks one after another, each in an idle moment: building one chat takes some 10 ms, and a page
 * with seventeen of them must stay responsive while they appear. Errors are reported, not thrown.
 */
function enqueue(task: () => Promise<void>): void {
  turns = turns
    .then(idle)
    .then(task)
    .catch((error: unknown) => reportError(error));
}

type Phase =
  | {readonly name: 'waiting' | 'loading' | 'slow' | 'live'}
  | {readonly name: 'failed'; readonly message: string};

/** A spinner for a load that takes less than this many ms would only flicker. */
const SPINNER_DELAY = 200;
/** Height in px that text is cut for in a place whose own height is not known yet. */
const TALL = 600;
/** A chat begins to load when it is this near to the viewport. */
const NEAR = '300px';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isWithStatic(section: HTMLElement): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== section && section.contains(focused);
}

/**
 * A live chat, and before that (on the server, before it is near the viewport, without JavaScript) its
 * text in a frame of the same height. The only place that loads deep-chat; what it hides of the
 * component's behavior is said where it is done.
 */
export function Chat({
  config,
  label,
  height = ownHeight(config) ?? 360,
  start = 'near',
  children,
  onElement,
  readOut,
}: ChatProps): ReactNode {
  const section = useRef<HTMLElement>(null);
  const announcer = useRef<HTMLDivElement>(null);
  const mount = useRef<Mount | null>(null);
  const latest = useRef({config, onElement, readOut, hasPanel: Boolean(children)});
  const parts = useRef<LiveModule | null>(null);
  const takesFocus = useRef(false);
  /** The configuration that could not be used: another one is worth a new attempt. */
  const failed = useRef<ChatConfig | null>(null);
  const [phase, setPhase] = useState<Phase>({name: 'waiting'});
  const [attempt, setAttempt] = useState(0);
  const [panel, setPanel] = useState<HTMLElement>();
  const [view, setView] = useState<ReactNode>(null);

  useEffect(() => {
    latest.current = {config, onElement, readOut, hasPanel: Boolean(children)};
    mount.current?.update(config);
    const isSame = parts.current?.alike ?? Object.is;
    if (failed.current && !isSame(failed.current, config)) {
      failed.current = null;
      setAttempt((count) => count + 1);
    }
  }, [config, onElement, readOut, children]);

  useEffect(() => {
    const target = section.current;
    if (!target) return undefined;
    let gone = false;
    let spinner: ReturnType<typeof setTimeout> | undefined;

    const fail = (error: unknown) => {
      if (gone) return;
      clearTimeout(spinner);
      mount.current?.destroy();
      mount.current = null;
      failed.current = latest.current.config;
      setPhase({name: 'failed', message: messageOf(error)});
    };
    const build = async ({Mount}: LiveModule) => {
      if (gone) return;
      const intro = latest.current.hasPanel ? document.createElement('div') : undefined;
      const made = new Mount(intro, latest.current.config, {
        // The one element stays in the state, so that React skips the chat when this component renders.
        onDraw: setView,
        onElement: (element) => latest.current.onElement?.(element),
        onFail: fail,
        onAnnounce: (said) => {
          const region = announcer.current;
          if (!region) return;
          const text = latest.current.readOut?.(said) ?? said;
          // The same text twice is no change, and would be announced once.
          region.textContent = region.textContent === text ? `${text}\u00a0` : text;
        },
      });
      mount.current = made;
      setPanel(intro);
      await made.start();
      clearTimeout(spinner);
      if (gone) return;
      // What has the focus in the static chat goes away; the reader's place on the page must not.
      if (takesFocus.current) made.focus();
      else if (isWithStatic(target)) target.focus({preventScroll: true});
      takesFocus.current = false;
      setPhase({name: 'live'});
    };
    const begin = () => {
      failed.current = null;
      setPhase({name: 'loading'});
      spinner = setTimeout(() => {
        setPhase((now) => (now.name === 'loading' ? {name: 'slow'} : now));
      }, SPINNER_DELAY);
      loadComponent().then(
        (live) => {
          parts.current = live;
          enqueue(() => build(live).catch(fail));
        },
        (error: unknown) => {
          fail(error);
          // Another chat's retry has loaded it for all of them.
          void customElements.whenDefined('deep-chat').then(() => {
            if (!gone) setAttempt((count) => count + 1);
          });
        },
      );
    };

    const isNow = start === 'now' || attempt > 0;
    const stop = isNow ? undefined : whenNear(target, NEAR, begin);
    if (isNow) begin();
    return () => {
      gone = true;
      stop?.();
      clearTimeout(spinner);
      mount.current?.destroy();
      mount.current = null;
      setPanel(undefined);
      setPhase({name: 'waiting'});
    };
  }, [attempt, start]);

  const retry = () => {
    takesFocus.current = true;
    section.current?.focus({preventScroll: true});
    setAttempt((count) => count + 1);
  };

  let status: ReactNode;
  if (phase.name === 'failed') {
    status = (
      <div className={`${styles.field} ${styles.failed}`} role="alert">
        <span>The chat could not be loaded: {phase.message}</span>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  } else if (phase.name === 'slow') {
    status = (
      <div className={styles.field} role="status">
        <span>
          <span className="spinner" aria-hidden="true" /> Loading the chat…
        </span>
      </div>
    );
  }

  return (
    <section
      ref={section}
      className={styles.chat}
      style={height === 'fill' ? {height: '100%', margin: 0} : {height}}
      aria-label={label}
      data-chat-state={phase.name}
      tabIndex={-1}
    >
      <div className={styles.place}>{view}</div>
      {phase.name !== 'live' && (
        <Skeleton
          config={config}
          label={label}
          height={height === 'fill' ? TALL : height}
          status={status}
        >
          {children}
        </Skeleton>
      )}
      {panel && createPortal(children, panel)}
      <div ref={announcer} className="sr-only" role="status" />
    </section>
  );
}
