import React, {useCallback, useEffect, useMemo, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {Chat, type ChatConfig} from '@site/src/chat';
import type {DeepChatElement} from '@site/src/chat/types';
import {newestText} from '../site/demos/configs';
import {siteLinkAt} from './links';
import {piecesOf} from './pieces';
import {suggestions} from './suggestions';

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
const SUGGESTIONS = suggestions
  .map(
    (question) =>
      `<button class="deep-chat-suggestion-button" style="display:block;margin:6px 0;padding:7px 12px;border:1px solid var(--border-strong);border-radius:10px;background:var(--surface-1);color:var(--accent-text);font:inherit;text-align:left;cursor:pointer">${question}</button>`,
  )
  .join('');

const loadAnswers = () => import(/* webpackChunkName: "answers" */ './ask');

function config(searchPage: string): ChatConfig {
  return {
    connect: {
      stream: true,
      handler: async (body, signals) => {
        signals.onOpen();
        try {
          const {answerTo} = await loadAnswers();
          const answer = await answerTo(newestText(body), searchPage);
          let isStopped = false;
          signals.stopClicked.listener = () => (isStopped = true);
          for (const text of piecesOf(answer)) {
            if (isStopped) break;
            await signals.onResponse({text});
            await pause();
          }
        } catch {
          // A stream that begins with an error never ends (2.4.2), so this is an answer too.
          await signals.onResponse({
            text: 'The pages could not be loaded. Check your connection and ask once more.',
          });
        }
        signals.onClose();
      },
    },
    introMessage: [
      {
        text: 'Ask me about Deep Chat. I look it up in these docs, here in your browser: nothing you write is sent anywhere.',
      },
      {html: SUGGESTIONS},
    ],
    textInput: {placeholder: {text: 'Ask about Deep Chat'}},
  };
}

/** A chat that answers questions about the component from the site's own search index. */
export function AnswerChat({height = 440}: {readonly height?: number}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const stable = useMemo(() => config(withBaseUrl('/search')), [withBaseUrl]);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  // Links of answers open in this tab, without loading the site again.
  const onElement = useCallback(
    (element: DeepChatElement | null) => {
      stop.current?.abort();
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
    [history, withBaseUrl],
  );

  return (
    <Chat config={stable} label="Questions about Deep Chat" height={height} onElement={onElement} />
  );
}
