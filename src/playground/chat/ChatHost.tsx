import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {onSiteSkin, siteSkin} from '../../chat/siteSkin';
import {Chat, type ChatConfig, type DeepChatElement} from '../../chat';
import {withoutEchoes} from '../../lib/keyEchoes';
import {sendingOf, targetOf} from '../model/connection';
import {elementProps, PREVIEW_TEXT} from '../model/elementProps';
import {modeOfChat} from '../model/workspace';
import type {ChatModel, Workspace} from '../schema';
import {
  attachLive,
  drawnPartOf,
  keepLive,
  messagesOf,
  noteUndrawn,
  useConversations,
} from '../stores/conversations';
import {answerCalls, noteError, noteEvents, noteReply, noteRequest} from '../stores/chatLog';
import {secretsNow, useAccess} from '../stores/keys';
import {lookIn} from '../style/lookProps';
import {sessionOf} from './chatSession';
import {saidMessage} from '../../chat/saidMessage';

interface Props {
  readonly chat: ChatModel;
  readonly shared: Workspace['shared'];
  readonly label: string;
  /** In px. */
  readonly height: number;
  /** Loads the chat even when it is out of sight: somebody is about to write to all chats. */
  readonly isWanted?: boolean;
}

/** What is read out for a message or an error. A preview is no error for the user. */
const readOut = (text: string) =>
  withoutEchoes(text, secretsNow()).replace(`Error: ${PREVIEW_TEXT}`, PREVIEW_TEXT);

/** A chat with the look that it has in the site's color mode. Code has the look of both. */
function useShownChat(chat: ChatModel): ChatModel {
  const mode = useSyncExternalStore<'light' | 'dark'>(onSiteSkin, siteSkin, () => 'light');
  return useMemo(
    () => (chat.look?.dark ? {...chat, look: lookIn(chat.look, mode)} : chat),
    [chat, mode],
  );
}

/** The messages of a chat: those that it begins with, and what keeps those that its element has. */
function useMessages(chat: ChatModel) {
  const {conversation} = chat;
  const isLoaded = useConversations((state) => state.isLoaded);
  // Read again only when the saved ones are there: messages written here are in the chat already.
  const drawn = useMemo(
    () => (isLoaded || messagesOf(conversation) ? drawnPartOf(conversation) : undefined),
    [conversation, isLoaded],
  );
  useLayoutEffect(() => noteUndrawn(conversation, drawn?.undrawn ?? 0), [conversation, drawn]);
  const isDemo = useRef(false);
  useLayoutEffect(() => {
    isDemo.current = !modeOfChat(chat);
  });
  // A reply that still streams in has not been told of: cleared or removed now, undo brings it back so far.
  useLayoutEffect(() => () => keepLive(conversation, isDemo.current), [conversation]);
  const attach = useCallback(
    (element: DeepChatElement | null) => {
      attachLive(conversation, element && (() => element.getMessages()));
      element?.addEventListener('message', (event) => {
        // The message is in the list only after the listeners have run.
        if (saidMessage(event)) setTimeout(() => keepLive(conversation, isDemo.current), 0);
      });
    },
    [conversation],
  );
  return {drawn, attach};
}

/** The live chat of one model. Mount it with its conversation as key: a change of settings keeps the messages. */
export function ChatHost({chat: given, shared, label, height, isWanted = false}: Props): ReactNode {
  const chat = useShownChat(given);
  const {id} = chat;
  const access = useAccess(chat);
  const {drawn, attach} = useMessages(chat);
  const [isThere, setThere] = useState(false);
  const [isHurried, setHurried] = useState(false);
  // A chat that is mounted already must not begin again.
  if (isWanted && !isThere && !isHurried) setHurried(true);
  const isLive = sendingOf(chat, access) === 'live';

  const config = useMemo((): ChatConfig => {
    const target = {url: targetOf(chat), sent: isLive};
    const props = elementProps(chat, shared, access, {
      onRequest: (request) => noteRequest(id, request, target),
      onReply: (reply) => {
        noteReply(id, reply);
        sessionOf(id).onReply(reply);
      },
      onCalls: (calls) => answerCalls(id, chat.toolAnswers ?? {}, calls),
    });
    const {undrawn: _, ...history} = drawn ?? {};
    return {...props, ...history};
  }, [chat, shared, access, id, drawn, isLive]);

  useEffect(() => {
    sessionOf(id).isLive = isLive;
  }, [id, isLive]);

  const onElement = useCallback(
    (element: DeepChatElement | null) => {
      attach(element);
      sessionOf(id).attach(element);
      if (!element) return;
      setThere(true);
      noteEvents(id, element);
      element.addEventListener('error', (event) => {
        if (!(event instanceof CustomEvent) || event.detail === PREVIEW_TEXT) return;
        noteError(id, String(event.detail));
      });
    },
    [id, attach],
  );

  return (
    <Chat
      config={config}
      label={label}
      height={height}
      start={isHurried ? 'now' : 'near'}
      onElement={onElement}
      readOut={readOut}
    />
  );
}
