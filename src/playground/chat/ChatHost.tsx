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
import {withoutEchoes} from '../../lib/keyEchoes';
import {sendingOf, targetOf} from '../model/connection';
import {elementProps} from '../model/elementProps';
import {endsWithMark} from '../model/ending';
import {isPreview} from '../model/messages';
import {modeOfChat} from '../model/workspace';
import type {ChatModel, Workspace} from '../schema';
import {clearsNow, keepMessages, useConversations} from '../stores/conversations';
import {drawnPartOf, noteUndrawn, undrawnIn, wholeOf} from '../stores/drawnPart';
import {noteError, noteReply, noteRequest} from '../stores/exchanges';
import {secretsNow} from '../stores/keys';
import {attachLive, markPreviews, messagesNow, noteSending} from '../stores/previewMarks';
import {useAccess} from '../stores/useAccess';
import {useShownChat} from '../style/useShownChat';
import {noteEvents} from '../model/events';
import type {ChatSession} from './chatSession';
import {saidMessage} from '../../chat/saidMessage';
import {offerOnPreview, onNewRow, type PreviewOffers} from './previewOffers';

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
  chat: given,
  shared,
  label,
  height,
  isWanted = false,
  session,
  onRequest,
  onAddKey,
}: Props): ReactNode {
  const chat = useShownChat(given);
  const {id} = chat;
  const access = useAccess(chat);
  const conversationKey = chat.conversation;
  const {generation} = useConversations();
  // Read again only when conversations came from outside: messages written here are in the chat already.
  const drawn = useMemo(
    () => (generation >= 0 ? drawnPartOf(conversationKey) : undefined),
    [conversationKey, generation],
  );
  useLayoutEffect(
    () => noteUndrawn(conversationKey, drawn?.undrawn ?? 0),
    [conversationKey, drawn],
  );
  const [begun] = useState(clearsNow);
  const live = useRef<DeepChatElement>(null);
  // A reply that still streams in has not been told of: cleared or removed now, undo brings it back so far.
  useLayoutEffect(
    () => () => {
      if (live.current)
        keepMessages(conversationKey, wholeOf(conversationKey, live.current.getMessages()), begun);
    },
    [conversationKey, begun],
  );
  const [isThere, setThere] = useState(false);
  const [isHurried, setHurried] = useState(false);
  // A chat that is mounted already must not begin again.
  if (isWanted && !isThere && !isHurried) setHurried(true);

  const config = useMemo((): ChatConfig => {
    const mode = modeOfChat(chat);
    const target = {
      url: targetOf(chat),
      sent: sendingOf(chat, access) === 'live',
      hasEndMark: chat.stream && mode?.stream === true && endsWithMark(mode.reply),
    };
    const props = elementProps(chat, shared, access, {
      onRequest: (request) => {
        noteSending(conversationKey, target.sent);
        noteRequest(id, request, target);
      },
      messages: () => messagesNow(conversationKey).slice(undrawnIn(conversationKey)),
      onReply: (reply) => {
        noteReply(id, reply);
        session?.replies.onReply(reply);
      },
      onCalls: (calls) =>
        import('../tools/answer').then(({answerCalls}) =>
          answerCalls(id, chat.toolAnswers ?? {}, calls),
        ),
    });
    if (!drawn) return props;
    const {history, loadHistory} = drawn;
    return {...props, history, ...(loadHistory ? {loadHistory} : {})};
  }, [chat, shared, access, id, drawn, session, conversationKey]);

  const isLive = sendingOf(chat, access) === 'live';
  const offers = useRef<PreviewOffers>({});
  useEffect(() => {
    session?.setLive(isLive);
    offers.current = {onRequest, onAddKey};
  });

  const onElement = useCallback(
    (element: DeepChatElement | null) => {
      live.current = element;
      const messagesNowIn = (chatElement: DeepChatElement) =>
        wholeOf(conversationKey, chatElement.getMessages());
      attachLive(conversationKey, element && {getMessages: () => messagesNowIn(element)});
      session?.attach(element);
      if (!element) return;
      setThere(true);
      noteEvents(id, element);
      const offer = () => {
        const [last] = messagesNow(conversationKey).slice(-1);
        offerOnPreview(element, last !== undefined && isPreview(last), () => offers.current);
      };
      offer();
      if (element.shadowRoot)
        onNewRow(element.shadowRoot, () => {
          offer();
          session?.replies.readMessages();
        });
      element.addEventListener('message', (event) => {
        if (!saidMessage(event)) return;
        // The message is in the list only after the listeners have run.
        setTimeout(() => {
          const messages = messagesNowIn(element);
          markPreviews(conversationKey, messages);
          keepMessages(conversationKey, messages, begun);
          offer();
        }, 0);
      });
      element.addEventListener('error', (event) => {
        if (event instanceof CustomEvent) noteError(id, String(event.detail));
      });
    },
    [session, id, conversationKey, begun],
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
