import type {DeepChatElement} from '../../chat';
import {ICON_NAMES} from '../../chat/accessibleNames';
import {MICROPHONE_ICON} from '../../chat/internals';
import {describe} from '../block/log';
import {previewed} from '../preview';
import {showRequest} from '../showRequest';
import {FRAME_BOOT} from './boot';

type Example = {config: Record<string, unknown>} & Record<string, () => unknown>;

declare global {
  interface Window {
    /** In the frame: what the example's script leaves for its surroundings. */
    example?: (surroundings: object) => Example;
  }
}

interface Start {
  /** Text of the component's self-contained module. */
  readonly component: string;
  readonly body: string;
  readonly panel: string;
  readonly sheet: string;
  readonly skin: string;
}

export type ToFrame =
  | {readonly type: 'program'; readonly text: string}
  | {readonly type: 'press'; readonly index: number}
  | {readonly type: 'ask'; readonly text: string}
  | {readonly type: 'skin'; readonly skin: string};

export type FromFrame =
  | {readonly type: 'empty' | 'live'}
  | {readonly type: 'log'; readonly text: string}
  | {readonly type: 'error'; readonly message: string; readonly line: number};

/**
 * The program of the frame. It is sent to the frame's document as text, so it uses nothing from outside of
 * itself but its arguments.
 *
 * @param iconNames - Names of buttons by the selector of their icon: the component gives them none.
 */
function main(
  describeValue: typeof describe,
  preview: typeof previewed,
  show: typeof showRequest,
  iconNames: Readonly<Record<string, string>>,
  {component, body, panel, sheet, skin: firstSkin}: Start,
): void {
  const post = (message: FromFrame) => parent.postMessage(message, '*');
  // As on the site's pages: the browser would send keys and messages again, to the host that a redirect names.
  const send = fetch;
  window.fetch = (input, init) => send(input, {...init, redirect: 'error'});
  const lineOf = (stack: string | undefined) =>
    Number(/example\.js:(\d+)/.exec(stack ?? '')?.[1] ?? 0);
  const report = (error: unknown) => {
    const {message, stack} = error instanceof Error ? error : new Error(String(error));
    post({type: 'error', message, line: lineOf(stack)});
  };
  // A document without an origin has no storage; examples that use it get one that lasts as long as they.
  for (const name of ['localStorage', 'sessionStorage']) {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: unknown) => void values.set(key, String(value)),
      removeItem: (key: string) => void values.delete(key),
      clear: () => values.clear(),
    };
    Object.defineProperty(window, name, {value: storage});
  }
  addEventListener('error', ({error, message, filename, lineno}) => {
    if (error instanceof Error && lineOf(error.stack) > 0) report(error);
    else post({type: 'error', message, line: filename.endsWith('example.js') ? lineno : 0});
  });
  addEventListener('unhandledrejection', ({reason}) => report(reason));

  let example: Example | undefined;
  type Chat = HTMLElement & Pick<DeepChatElement, 'addMessage' | 'submitUserMessage'>;
  let chat: Chat | undefined;
  const surroundings = {
    get chat() {
      if (!chat) throw new Error('The chat is not there yet. Use it after it has rendered.');
      return chat;
    },
    log: (...values: unknown[]) =>
      post({type: 'log', text: values.map((value) => describeValue(value)).join(' ')}),
  };
  // The content security policy that the frame has from the site allows no inline scripts.
  const addScript = (text: string, type: string) =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      script.type = type;
      script.src = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
      script.onload = script.onerror = resolve;
      document.head.append(script);
    });
  const setSkin = (skin: string) => {
    document.documentElement.style.colorScheme = skin;
    if (chat) chat.dataset.skin = skin;
  };
  const nameButtons = (root: ShadowRoot) => {
    for (const button of root.querySelectorAll('[role=button]:not([aria-label])')) {
      const icon = Object.keys(iconNames).find((selector) => button.querySelector(selector));
      if (!button.textContent?.trim())
        button.setAttribute('aria-label', iconNames[icon ?? ''] ?? 'Button');
    }
  };
  const start = async () => {
    void addScript(component, 'module');
    await customElements.whenDefined('deep-chat');
    await addScript(`window.example=($)=>{${body}\n}\n//# sourceURL=example.js`, 'text/javascript');
    example = window.example?.(surroundings);
    if (!example) return; // it does not parse, and the error event has said so
    const own = example.config;
    const {style, auxiliaryStyle, ...config} = preview(own, (...request) =>
      show(own, surroundings.chat, ...request),
    );
    chat = document.createElement('deep-chat') as HTMLElement as Chat;
    if (panel) chat.innerHTML = panel;
    const frame = {width: '100%', border: '0', fontFamily: 'inherit', fontSize: '0.9rem'};
    Object.assign(chat.style, {
      display: 'block',
      ...frame,
      backgroundColor: 'var(--chat-surface)',
      ...(typeof style === 'object' ? style : {}),
      height: '100vh',
    });
    setSkin(firstSkin);
    chat.addEventListener('render', () => post({type: 'live'}), {once: true});
    document.body.append(chat);
    const root = chat.shadowRoot;
    if (root)
      new MutationObserver(() => nameButtons(root)).observe(root, {childList: true, subtree: true});
    Object.assign(chat, config, {auxiliaryStyle: sheet + String(auxiliaryStyle ?? '')});
  };
  addEventListener('message', ({source, data}: MessageEvent<ToFrame>) => {
    if (source !== parent) return;
    if (data.type === 'skin') setSkin(data.skin);
    else if (data.type === 'ask') void chat?.submitUserMessage({text: data.text});
    else if (data.type === 'press')
      try {
        void Promise.resolve(example?.[`b${data.index}`]?.()).catch(report);
      } catch (error) {
        report(error);
      }
  });
  void start().catch(report);
}

/** The program that the frame's document asks for with its first message. */
export function frameProgram(start: Start): string {
  const iconNames = {...ICON_NAMES, [MICROPHONE_ICON]: 'Microphone'};
  const values = [iconNames, start].map((value) => JSON.stringify(value));
  return `(${main})(${[describe, previewed, showRequest, ...values].join()})`;
}

/**
 * What the frame may not do, beside what its page may not: examples need neither frames nor workers nor forms.
 * Chromium knows no directive that closes WebRTC.
 */
const POLICY =
  "frame-src 'none'; child-src 'none'; worker-src 'none'; object-src 'none'; manifest-src 'none'; form-action 'none'";

/** The frame's document. Its program and everything else is sent to it. */
export const FRAME_DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Edited example</title>
<style>html{height:100%}body{margin:0;font-family:system-ui,sans-serif;overflow:hidden}</style>
</head><body><script>${FRAME_BOOT}</script></body></html>`;
