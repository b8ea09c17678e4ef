import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {Chat, type ChatConfig, type DeepChatElement} from '../../chat';
import {replyWithoutEchoes, withoutEchoes} from '../../providers/exchange';
import {sendingOf, targetOf} from '../model/connection';
import {elementProps} from '../model/elementProps';
import {isPreview} from '../model/messages';
import type {ChatModel, Workspace} from '../model/workspace';
import {conversationOf, keepMessages, messagesOf, useConversations} from '../stores/conversations';
import {noteError, noteReply, noteRequest} from '../stores/exchanges';
import {secretsNow} from '../stores/keys';
import {attachLive, markPreviews, messagesNow, noteSending} from '../stores/previews';
import {useAccess} from '../stores/useAccess';
import {noteEvents} from '../model/events';
import type {ChatSession} from './chatSession';
import {saidMessage} from '../../chat/messages';
import {hideEchoes} from './hideEchoes';
import {offerOnPreview, type PreviewOffers} from './previewOffers';

interface Props {
  readonly chat: ChatModel;
  readonly shared: Workspace['shared'];
  /** Name of the chat's region. */
  readonly label: string;
  /** In px. */
  readonly height: number;
  /** Loads the chat even when it is out of sight: somebody is about to write to all chats. */
  readonly isWanted?: boolean;
  readonly session?: ChatSession;
  /** Shows the request of a preview. */
  readonly onRequest?: () => void;
  /** Goes to where a key can be added; absent where none is missing. */
  readonly onAddKey?: () => void;
}

const readOut = (text: string) => withoutEchoes(text, secretsNow());

/**
 * The live chat of one model. Mount it with a key of its chat and conversation: a change of the settings
 * keeps the messages, another conversation is another chat.
 */
export function ChatHost({
  chat,
  shared,
  label,
  height,
  isWanted = false,
  session,
  onRequest,
  onAddKey,
}: Props): ReactNode {
  const {id} = chat;
  const access = useAccess(chat);
  const conversationKey = conversationOf(chat);
  const {generation} = useConversations();
  // Read again only when conversations came from outside: what is said here is in the chat already.
  const history = useMemo(
    () => (generation >= 0 ? messagesOf(conversationKey) : undefined),
    [conversationKey, generation],
  );
  const live = useRef<DeepChatElement>(null);
  // A reply that still streams in has not been told of: cleared or removed now, undo brings it back so far.
  useLayoutEffect(
    () => () => {
      if (live.current) keepMessages(conversationKey, live.current.getMessages());
    },
    [conversationKey],
  );
  const [isThere, setThere] = useState(false);
  const [isHurried, setHurried] = useState(false);
  // A chat that is there already must not begin again.
  if (isWanted && !isThere && !isHurried) setHurried(true);

  const config = useMemo((): ChatConfig => {
    const target = {url: targetOf(chat), sent: sendingOf(chat, access) === 'live'};
    const props = elementProps(chat, shared, access, {
      onRequest: (request) => {
        noteSending(conversationKey, target.sent);
        noteRequest(id, request, target);
      },
      messages: () => messagesNow(conversationKey),
      onReply: (reply) => {
        noteReply(id, reply);
        session?.replies.onReply(reply);
      },
      onShow: (reply) => replyWithoutEchoes(reply, secretsNow()),
    });
    return history ? {...props, history} : props;
  }, [chat, shared, access, id, history, session, conversationKey]);

  const isLive = sendingOf(chat, access) === 'live';
  const offers = useRef<PreviewOffers>({});
  useEffect(() => {
    session?.setLive(isLive);
    offers.current = {onRequest, onAddKey};
  });

  const onElement = useCallback(
    (element: DeepChatElement | null) => {
      live.current = element;
      attachLive(conversationKey, element);
      session?.attach(element);
      if (!element) return;
      setThere(true);
      if (element.shadowRoot) hideEchoes(element.shadowRoot, secretsNow);
      noteEvents(id, element);
      const offer = () => {
        const [last] = messagesNow(conversationKey).slice(-1);
        offerOnPreview(element, last !== undefined && isPreview(last), () => offers.current);
      };
      element.addEventListener('render', offer);
      offer();
      element.addEventListener('message', (event) => {
        if (!saidMessage(event)) return;
        // The message is in the list only after the listeners have run.
        setTimeout(() => {
          const messages = element.getMessages();
          markPreviews(conversationKey, messages);
          keepMessages(conversationKey, messages);
          offer();
        }, 0);
      });
      element.addEventListener('error', (event) => {
        if (event instanceof CustomEvent) noteError(id, String(event.detail));
      });
    },
    [session, id, conversationKey],
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
