import React, {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {Chat, type ChatConfig} from '@site/src/chat';
import type {ChatProps, DeepChatElement} from '@site/src/chat/types';
import {newestText} from '../chat/demos/configs';
import {siteLinkAt} from './links';
import {piecesOf} from './pieces';
import {followUps, openers} from './suggestions';

type AnswerHandler = NonNullable<NonNullable<ChatConfig['connect']>['handler']>;

/** Time between two pieces of an answer, in ms. */
const PACE = 16;

/** Waits for the next piece; not in a background tab, where a browser would make seconds of it. */
function pause(): Promise<void> | undefined {
  if (document.hidden) return undefined;
  return new Promise((resolve) => {
    setTimeout(resolve, PACE);
  });
}

/** Buttons that ask for the visitor. Tokens of the page reach into the chat, so they follow its colours. */
const buttons = (questions: readonly string[]) =>
  questions
    .map(
      (question) =>
        `<button class="deep-chat-suggestion-button" style="display:block;margin:6px 0;padding:7px 12px;border:1px solid var(--border-strong);border-radius:10px;background:var(--surface-1);color:var(--accent-text);font:inherit;text-align:left;cursor:pointer">${question}</button>`,
    )
    .join('');

const loadAnswers = () => import(/* webpackChunkName: "answers" */ './ask');

/** Shows questions to go on with in the chat that is on the page. */
class Offers {
  private place: DeepChatElement | null = null;

  moveTo(element: DeepChatElement | null): void {
    this.place = element;
  }

  show(questions: readonly string[]): void {
    if (this.place?.isConnected) this.place.addMessage({role: 'ai', html: buttons(questions)});
  }
}

/**
 * @param withBaseUrl puts the site's base path before a path.
 * @param offer shows questions below the answer.
 */
function config(
  withBaseUrl: (path: string) => string,
  offer: (questions: readonly string[]) => void,
): ChatConfig {
  const asked: string[] = [];
  const home = withBaseUrl('/');
  const answer = async (...[body, signals]: Parameters<AnswerHandler>) => {
    signals.onOpen();
    try {
      const {answerTo} = await loadAnswers();
      const question = newestText(body);
      const {text: answer, page} = await answerTo(question, withBaseUrl);
      asked.push(question);
      let isStopped = false;
      signals.stopClicked.listener = () => (isStopped = true);
      for (const text of piecesOf(answer)) {
        if (isStopped) break;
        await signals.onResponse({text});
        await pause();
      }
      signals.onClose();
      if (!isStopped) offer(followUps(page?.replace(home, '/'), asked));
    } catch {
      // A stream that begins with an error never ends, so this is an answer too.
      await signals.onResponse({
        text: 'The pages could not be loaded. Check your connection and ask once more.',
      });
      signals.onClose();
    }
  };
  return {
    connect: {
      stream: true,
      handler: (body, signals) => void answer(body, signals),
    },
    introMessage: [
      {
        text: 'Ask me about Deep Chat. I look it up in these docs, here in your browser: nothing you write is sent anywhere.',
      },
      {html: buttons(openers)},
    ],
    textInput: {placeholder: {text: 'Ask about Deep Chat'}},
  };
}

/** A chat that answers questions about the component from the site's own search index. */
export function AnswerChat({height = 440, start}: Pick<ChatProps, 'height' | 'start'>): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const [offers] = useState(() => new Offers());
  const stable = useMemo(
    () => config(withBaseUrl, (questions) => offers.show(questions)),
    [withBaseUrl, offers],
  );
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  // Links of answers open in this tab, without loading the site again.
  const onElement = useCallback(
    (element: DeepChatElement | null) => {
      stop.current?.abort();
      offers.moveTo(element);
      if (!element) return;
      stop.current = new AbortController();
      element.shadowRoot?.addEventListener(
        'click',
        (event) => {
          const place = siteLinkAt(event as MouseEvent, withBaseUrl('/'));
          if (!place) return;
          event.preventDefault();
          history.push(place);
        },
        {signal: stop.current.signal},
      );
    },
    [history, offers, withBaseUrl],
  );

  return (
    <Chat
      config={stable}
      label="Questions about Deep Chat"
      height={height}
      {...(start && {start})}
      onElement={onElement}
    />
  );
}
