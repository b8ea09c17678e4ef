import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {Chat, type ChatConfig} from '../../chat';
import {Button} from '../../ui/Button';
import {
  allowsWebAssembly,
  hasWebGpu,
  importWebLlm,
  type ModelLoader,
  type WebLlm,
} from '../../chat/webLlm';
import styles from '../demo.module.css';

/** The smallest model of the component's list that runs without the `shader-f16` feature. */
const MODEL = 'TinyLlama-1.1B-Chat-v0.4-q4f32_1-1k';

/** What a reader should know before pressing the button, in the order of the page. */
const REQUIREMENTS: readonly {readonly name: string; readonly text: string}[] = [
  {name: 'Module', text: '4.7 MB of JavaScript (1.6 MB compressed), served by this site'},
  {
    name: 'Model',
    text: 'TinyLlama 1.1B: hundreds of megabytes from huggingface.co and raw.githubusercontent.com, fetched only after Download is pressed in the chat, then kept by the browser',
  },
  {name: 'Needs', text: 'WebGPU and about 1 GB of graphics memory'},
];

type State =
  | {readonly name: 'asking' | 'checking' | 'loading' | 'no WebGPU' | 'refused' | 'not loaded'}
  | {readonly name: 'chat'; readonly attempt: number};

/** What a model is doing, as far as its module tells. */
type Progress =
  | {readonly phase: 'asking' | 'ready'}
  /** `done` goes from 0 to 1. */
  | {readonly phase: 'downloading'; readonly done: number}
  | {readonly phase: 'failed'; readonly reason: string};

/**
 * The same module with a `ChatModule` that reports each step of loading a model, also its failure.
 *
 * @returns `release` gives back the memory of the model, if one is loaded, and never throws.
 */
function observe(module: WebLlm, tell: (progress: Progress) => void) {
  const {ChatModule: Base} = module;
  let current: ModelLoader | undefined;
  class ChatModule extends Base {
    override setInitProgressCallback(
      callback: Parameters<ModelLoader['setInitProgressCallback']>[0],
    ) {
      super.setInitProgressCallback((report) => {
        tell({phase: 'downloading', done: Math.min(1, Math.max(0, report.progress ?? 0))});
        callback(report);
      });
    }
    override async reload(...args: unknown[]) {
      current = this as ChatModule;
      tell({phase: 'downloading', done: 0});
      try {
        const loaded = await super.reload(...args);
        tell({phase: 'ready'});
        return loaded;
      } catch (error) {
        tell({phase: 'failed', reason: error instanceof Error ? error.message : String(error)});
        throw error;
      }
    }
  }
  return {
    module: {...module, ChatModule},
    release: async () => {
      await current?.unload().catch(() => undefined);
      current = undefined;
    },
  };
}

const TITLE = 'A model in this browser';
const CONFIG: ChatConfig = {webModel: {model: MODEL}};
/** In the state of the page's history entry while it is opened again: no link can say that. */
const CLICKED = 'webModelClicked';

function setClicked(isClicked: boolean): void {
  window.history.replaceState({...window.history.state, [CLICKED]: isClicked}, '');
}

const SAID: Readonly<Record<State['name'], string>> = {
  asking: '',
  checking: 'Asking the browser for WebGPU…',
  loading: 'Loading the module…',
  'no WebGPU':
    'This browser offers no WebGPU on this device, so the model cannot run and nothing was loaded. Current versions of Chrome, Edge, Firefox and Safari have it on most computers. The page “Web model” simulates the same steps.',
  refused: 'The security policy of this page refuses WebAssembly, which the module needs.',
  'not loaded': 'The module could not be loaded. Check the connection and try again.',
  chat: 'The module is loaded. Press Download in the chat to get the model.',
};

function saidOf(progress: Progress): string {
  if (progress.phase === 'downloading') return 'Loading the model…';
  if (progress.phase === 'ready') return 'The model is ready. What you write stays on this device.';
  if (progress.phase === 'failed') return `The model could not be loaded: ${progress.reason}`;
  return SAID.chat;
}

/**
 * A chat with a model that runs in the browser. Nothing is loaded before a click, and the model itself not
 * before a second one, in the chat.
 */
export function WebModelDemo(): ReactNode {
  const isBrowser = useIsBrowser();
  const [state, setState] = useState<State>({name: 'asking'});
  const [progress, setProgress] = useState<Progress>({phase: 'asking'});
  const observed = useRef<ReturnType<typeof observe>>(undefined);

  const put = async (attempt = 0) => {
    setState({name: 'loading'});
    try {
      const module = await importWebLlm();
      await observed.current?.release();
      observed.current = observe(module, setProgress);
      Object.assign(window, {webLLM: observed.current.module});
      setProgress({phase: 'asking'});
      setState({name: 'chat', attempt});
    } catch {
      setState({name: 'not loaded'});
    }
  };
  const start = async (isOpenedAgain: boolean) => {
    setState({name: 'checking'});
    if (!(await hasWebGpu(navigator))) setState({name: 'no WebGPU'});
    else if (allowsWebAssembly()) await put();
    else if (isOpenedAgain) setState({name: 'refused'});
    else {
      // A page that was reached by a link inside the site has the policy of the page before.
      setClicked(true);
      window.location.reload();
    }
  };

  const goOn = useEffectEvent(() => void start(true));
  useEffect(() => {
    if (window.history.state?.[CLICKED]) {
      setClicked(false);
      queueMicrotask(() => goOn());
    }
    return () => {
      void observed.current?.release();
      Object.assign(window, {webLLM: undefined});
    };
  }, []);

  const canPress = isBrowser && state.name !== 'checking' && state.name !== 'loading';
  const isFailed = state.name === 'chat' && progress.phase === 'failed';
  return (
    <figure className={clsx(styles.demo, styles.framed)} data-module="web-model">
      <figcaption>{TITLE}</figcaption>
      <ul>
        {REQUIREMENTS.map(({name, text}) => (
          <li key={name}>
            <b>{name}:</b> {text}
          </li>
        ))}
      </ul>
      {state.name === 'chat' && (
        <Chat
          key={state.attempt}
          config={CONFIG}
          label={`Live chat: ${TITLE}`}
          height={320}
          start="now"
        />
      )}
      {state.name !== 'chat' && (
        <Button disabled={!canPress} onClick={() => void start(false)}>
          Check this device and load the module
        </Button>
      )}
      {isFailed && <Button onClick={() => void put(state.attempt + 1)}>Try again</Button>}
      {state.name === 'chat' && progress.phase === 'downloading' && (
        <div className={styles.progress}>
          <progress aria-label="Model loaded" value={progress.done} />
        </div>
      )}
      <p className={styles.said} role="status">
        {state.name === 'chat' ? saidOf(progress) : SAID[state.name]}
      </p>
    </figure>
  );
}
