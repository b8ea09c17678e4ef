import React, {useMemo, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {Chat, type ChatConfig} from '@site/src/chat';
import {newestText} from '../site/demos/configs';
import {answerText, suggestions} from './answers';

/** Time between two letters of an answer, in ms. */
const PACE = 6;

/** Buttons that ask for the visitor. Tokens of the page reach into the chat, so they follow its colours. */
const SUGGESTIONS = suggestions
  .map(
    (question) =>
      `<button class="deep-chat-suggestion-button" style="display:block;margin:6px 0;padding:7px 12px;border:1px solid var(--border-strong);border-radius:10px;background:var(--surface-1);color:var(--accent-text);font:inherit;text-align:left;cursor:pointer">${question}</button>`,
  )
  .join('');

function config(href: (path: string) => string): ChatConfig {
  return {
    connect: {
      stream: {simulation: PACE},
      handler: (body, signals) => {
        void signals.onResponse({text: answerText(newestText(body), href)});
      },
    },
    introMessage: [
      {text: 'Ask me about Deep Chat. A function on this page answers; nothing is sent anywhere.'},
      {html: SUGGESTIONS},
    ],
    textInput: {placeholder: {text: 'Ask about Deep Chat'}},
  };
}

/** A chat that answers questions about the component from a list, without a network. */
export function AnswerChat({height = 440}: {readonly height?: number}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const stable = useMemo(() => config(withBaseUrl), [withBaseUrl]);
  return <Chat config={stable} label="Questions about Deep Chat" height={height} />;
}
