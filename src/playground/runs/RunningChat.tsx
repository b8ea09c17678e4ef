import React, {useCallback, useEffect, useMemo, useState, type ReactNode} from 'react';
import {Chat, type ChatConfig, type DeepChatElement} from '../../chat';
import {replyWithoutEchoes, withoutEchoes} from '../../providers/exchange';
import {ChatSession} from '../chat/chatSession';
import {sendingOf, targetOf} from '../model/connection';
import {elementProps} from '../model/elementProps';
import type {RunCell} from '../model/runs';
import type {ChatModel, Workspace} from '../model/workspace';
import {noteReply, noteRequest} from '../stores/exchanges';
import {secretsNow} from '../stores/keys';
import {changeCell} from '../stores/runs';
import {useAccess} from '../stores/useAccess';

interface Props {
  readonly chat: ChatModel;
  readonly shared: Workspace['shared'];
  /** Place of the chat in the run. */
  readonly column: number;
  readonly prompts: readonly string[];
}

/** A reply that takes longer than this many ms is given up, and the chat with it. */
const LIMIT = 120_000;

type Asked = Pick<RunCell, 'state' | 'reply' | 'error' | 'metrics'>;

const shown = (text: string) => withoutEchoes(text, secretsNow());

/** Asks one prompt in an empty conversation. */
function ask(
  element: DeepChatElement,
  session: ChatSession,
  prompt: string,
  signal: AbortSignal,
): Promise<Asked> {
  element.clearMessages(true);
  return new Promise((resolve) => {
    let error: string | undefined;
    const onError = (event: Event) => {
      if (event instanceof CustomEvent) error = shown(String(event.detail));
    };
    const before = session.replies.state.get().last;
    const end = (asked: Asked) => {
      clearTimeout(timer);
      unsubscribe();
      element.removeEventListener('error', onError);
      signal.removeEventListener('abort', onAbort);
      resolve(asked);
    };
    const onAbort = () => {
      session.stop();
      end({state: 'cancelled'});
    };
    const unsubscribe = session.replies.state.subscribe(() => {
      const {last, isBusy} = session.replies.state.get();
      if (!last || last === before || isBusy) return;
      if (last.end === 'error')
        return end({state: 'failed', error: error ?? 'The request failed.', metrics: last});
      // The message is in the list only after the listeners have run.
      setTimeout(() => {
        const all = element.getMessages();
        const said = all.slice(all.map(({role}) => role).lastIndexOf('user') + 1);
        const reply = said.map(({text, html}) => text ?? html ?? '').join('\n\n');
        end({state: 'done', reply: shown(reply), metrics: last});
      }, 0);
    });
    const timer = setTimeout(() => {
      session.stop();
      end({state: 'failed', error: 'There was no reply within two minutes.'});
    }, LIMIT);
    element.addEventListener('error', onError);
    signal.addEventListener('abort', onAbort);
    session.say(prompt);
  });
}

/**
 * Asks the prompts of a run one after the other, in its own hidden chat: the conversation of the
 * shown chat stays as it is. It stops when it is taken away.
 */
export function RunningChat({chat, shared, column, prompts}: Props): ReactNode {
  const access = useAccess(chat);
  const isLive = sendingOf(chat, access) === 'live';
  const [session] = useState(() => new ChatSession());
  const [stop] = useState(() => new AbortController());
  const [begun] = useState(() => new Set<number>());
  const id = `run ${chat.id}`;
  // As it was when the run began: a change in between would compare unlike things.
  const [config] = useState((): ChatConfig => {
    const target = {url: targetOf(chat), sent: isLive};
    const {look: _, media: __, ...plain} = chat;
    return elementProps(plain, shared, access, {
      onRequest: (request) => noteRequest(id, request, target),
      onReply: (reply) => {
        noteReply(id, reply);
        session.replies.onReply(reply);
      },
      onShow: (reply) => replyWithoutEchoes(reply, secretsNow()),
      onCalls: (calls) =>
        import('../tools/answer').then(({answerCalls}) =>
          answerCalls(chat.id, chat.toolAnswers ?? {}, calls),
        ),
    });
  });

  useEffect(
    () => () => {
      stop.abort();
      session.attach(null);
    },
    [stop, session],
  );

  const run = useCallback(
    async (element: DeepChatElement) => {
      for (const [row, prompt] of prompts.entries()) {
        if (stop.signal.aborted) return;
        if (begun.has(row)) continue;
        begun.add(row);
        changeCell(row, column, {state: 'asking'});
        const asked = await ask(element, session, prompt, stop.signal);
        // The component scrolls to the reply a moment after it has told of it: until then it must be there.
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (asked.state !== 'cancelled')
          changeCell(row, column, {...asked, ...(isLive ? {} : {isUnsent: true})});
      }
    },
    [prompts, column, session, stop, begun, isLive],
  );

  const onElement = useCallback(
    (element: DeepChatElement | null) => {
      session.attach(element);
      session.setLive(isLive);
      if (element) void run(element);
    },
    [session, isLive, run],
  );
  const readOut = useMemo(() => () => '', []);
  return (
    <Chat
      config={config}
      label={`Run of ${chat.id}`}
      height={300}
      start="now"
      onElement={onElement}
      readOut={readOut}
    />
  );
}
