import React, {
  createElement,
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {Chat, type ChatConfig, type DeepChatElement} from '../../chat';
import type {PanelNode} from '../model/outline';
import {Actions} from './Actions';
import type {ExampleParts} from './figure';
import type {Running} from './run';
import styles from './LiveExample.module.css';

function renderPanel(node: PanelNode, key?: number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(
    node.tag,
    {...node.attributes, key},
    ...(node.children ?? []).map((child, index) => renderPanel(child, index)),
  );
}

interface Props {
  readonly title: string;
  /** Height of the block's body in px, which the chat and its buttons fill. */
  readonly height: number;
  readonly parts: ExampleParts;
  readonly prompt: string | undefined;
  readonly running: Running;
}

const FRAME = /^(border|boxShadow|outline|width|maxWidth|margin|filter|transform|clipPath)/;

/**
 * Whether an example draws the outline of its chat itself: then it has the stage to itself. Otherwise the
 * frame of the block is the chat's frame too.
 */
function isFramed({style, chatStyle}: ChatConfig): boolean {
  return Object.keys({...chatStyle, ...style}).some((name) => FRAME.test(name));
}

/** The live chat of an example with its buttons. It begins with its prompt already answered. */
export const LivePart = memo(function LivePart(props: Props): ReactNode {
  const {title, height, parts, prompt, running} = props;
  const [isReady, setReady] = useState(false);
  const [onElement] = useState(() => (element: DeepChatElement | null) => {
    running.element = element;
    setReady(element !== null);
  });
  const {config} = running;
  /** Replies that nobody has asked for aren't read out. */
  const isQuiet = useRef(false);
  const listen = () => {
    isQuiet.current = false;
  };
  useEffect(() => {
    const chat = running.element;
    // A reply that is read out would be heard.
    if (!isReady || !chat || prompt === undefined || config.textToSpeech) return;
    void import('./ask').then(({ask}) => {
      isQuiet.current = ask(chat, prompt);
    });
  }, [isReady, prompt, running, config]);
  const panel = useMemo(() => (parts.panel ? renderPanel(parts.panel) : undefined), [parts]);
  const press = (index: number) => {
    listen();
    const report = (error: unknown) => {
      running.log.write(error);
      reportError(error); // many examples have no log to show it
    };
    try {
      void Promise.resolve(running.example[`b${index}`]?.()).catch(report);
    } catch (error) {
      report(error);
    }
  };
  return (
    <>
      <div
        className={styles.stage}
        data-framed={isFramed(config) || undefined}
        onFocusCapture={listen}
      >
        <Chat
          config={config}
          label={`Live chat: ${title}`}
          height={height}
          onElement={onElement}
          readOut={(said) => (isQuiet.current ? '' : said)}
        >
          {panel}
        </Chat>
      </div>
      <Actions
        labels={parts.buttons}
        isReady={isReady}
        onPress={press}
        prompt={prompt}
        onPrompt={(text) => {
          listen();
          running.element?.submitUserMessage({text});
        }}
      />
    </>
  );
});
