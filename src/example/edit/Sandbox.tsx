import React, {useEffectEvent, useLayoutEffect, useRef, type ReactNode} from 'react';
import {skinSheet} from '../../chat/skins';
import {onSiteSkin, siteSkin} from '../../chat/siteSkin';
import {FRAME_DOCUMENT, frameProgram, type FromFrame, type ToFrame} from './sandboxFrame';
import {withCause} from '../../lib/withCause';
import styles from './Editing.module.css';
import {compileExample} from '../generate/compile';
import {printPanel} from '../generate/markup';
import {ExampleError, type Outline} from '../model/outline';
import {parseExample} from '../model/parseExample';

export interface EditedExample {
  readonly source: string;
  readonly outline: Outline;
  /** Body of a function of `$`, in JavaScript, line by line as the source. */
  readonly body: string;
  /** The intro panel as HTML, empty when there is none. */
  readonly panel: string;
}

/** What is wrong with an example, and where: `line` counts from 1 and is 0 where it is unknown. */
export interface EditError {
  readonly message: string;
  readonly line: number;
  /** Something could not be loaded: the same text may well run the next time. */
  readonly isTransient?: true;
}

/** Reads what the reader has written, as the build reads a fence. */
export function readEdit(source: string): EditedExample | EditError {
  try {
    const outline = parseExample(source);
    const panel = outline.panel ? printPanel(outline.panel, 0, 'html') : '';
    return {source, outline, body: compileExample(source, outline), panel};
  } catch (error) {
    if (error instanceof ExampleError) return {message: error.message, line: error.line};
    throw error;
  }
}

let component: Promise<string> | undefined;

/** The component's text, fetched once; the frame has no origin, so it cannot ask the site itself. */
function componentText(): Promise<string> {
  component ??= fetch(new URL('deep-chat/dist/deepChat.bundle.js', import.meta.url))
    .then((response) => {
      if (!response.ok) throw new Error(`The component could not be loaded (${response.status}).`);
      return response.text();
    })
    .catch((error: unknown) => {
      component = undefined;
      throw error;
    });
  return component;
}

export interface FrameCalls {
  /** Presses one of its buttons. */
  readonly press: (index: number) => void;
  /** Sends a text into its chat. */
  readonly ask: (text: string) => void;
}

interface Props {
  readonly example: Pick<EditedExample, 'body' | 'panel'>;
  readonly label: string;
  readonly onLog: (text: string) => void;
  readonly onError: (error: EditError) => void;
  /** Gets what can be done with the chat, and `undefined` when there is none. */
  readonly onLive: (calls: FrameCalls | undefined) => void;
}

/** Runs one version of an edited example in a frame that has neither the site's origin nor its storage. */
export function Sandbox({example, label, onLog, onError, onLive}: Props): ReactNode {
  const element = useRef<HTMLIFrameElement>(null);
  const send = (message: ToFrame) => element.current?.contentWindow?.postMessage(message, '*');
  const receive = useEffectEvent(({source, data}: MessageEvent<FromFrame | null>) => {
    if (!element.current || source !== element.current.contentWindow) return;
    // The example can send anything, also objects that can't become a text.
    if (typeof data !== 'object' || data === null) return;
    const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
    if (data.type === 'log') onLog(textOf(data.text));
    else if (data.type === 'error')
      onError({message: textOf(data.message), line: typeof data.line === 'number' ? data.line : 0});
    else if (data.type === 'live')
      onLive({
        press: (index) => send({type: 'press', index}),
        ask: (text) => send({type: 'ask', text}),
      });
    else if (data.type === 'empty') {
      const {body, panel} = example;
      componentText().then(
        (component) => {
          const start = {component, body, panel, sheet: skinSheet(), skin: siteSkin()};
          send({type: 'program', text: frameProgram(start)});
        },
        (error: unknown) =>
          onError({
            message: withCause('The chat could not be loaded. Check the connection.', error),
            line: 0,
            isTransient: true,
          }),
      );
    }
  });
  const follow = useEffectEvent(() => send({type: 'skin', skin: siteSkin()}));
  const end = useEffectEvent(() => onLive(undefined));
  // The frame speaks first. On a busy machine it does so before effects run that wait for a paint.
  useLayoutEffect(() => {
    const onMessage = (event: MessageEvent<FromFrame | null>) => receive(event);
    window.addEventListener('message', onMessage);
    const stopSkin = onSiteSkin(() => follow());
    return () => {
      window.removeEventListener('message', onMessage);
      stopSkin();
      end();
    };
  }, []);
  return (
    <iframe
      ref={element}
      className={styles.frame}
      title={label}
      sandbox="allow-scripts"
      srcDoc={FRAME_DOCUMENT}
    />
  );
}
