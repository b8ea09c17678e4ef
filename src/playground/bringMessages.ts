import {isDemoReply, plainMessages} from './model/messages';
import {roomFor, type Action} from './model/actions';
import {modeOfChat} from './model/workspace';
import {newId, type ChatModel, type Workspace} from './schema';
import {bringConversation, messagesInChat} from './stores/conversations';

/** Gives the conversations that an action makes their messages, if there is room for the chats. */
export function bringMessages(action: Action, present: Workspace, ids: readonly string[]): void {
  if (action.type === 'duplicate') {
    const original = present.chats.find(({id}) => id === action.id);
    if (!original) return;
    const said = plainMessages(messagesInChat(original)).slice(0, action.upTo);
    bringConversation(ids[0] ?? '', said);
    return;
  }
  if (action.type === 'converse') {
    bringConversation(ids[0] ?? '', action.messages);
    return;
  }
  if ((action.type !== 'replace' && action.type !== 'merge') || !action.messages) return;
  action.workspace.chats.slice(0, roomFor(present, action)).forEach(({id}, index) => {
    bringConversation(ids[index] ?? '', action.messages?.[id] ?? []);
  });
}

function leftDemo(before: ChatModel | undefined, chat: ChatModel): ChatModel {
  const isLeft = before && before.conversation === chat.conversation && !modeOfChat(before);
  if (!isLeft || !modeOfChat(chat)) return chat;
  const said = plainMessages(messagesInChat(chat));
  const others = said.filter((message) => !isDemoReply(message));
  if (others.length === said.length) return chat;
  const conversation = newId();
  bringConversation(conversation, others);
  return {...chat, conversation};
}

/** Takes the demo's replies out of chats that are no demos any more, because the provider would get them. */
export function withoutDemoReplies(before: Workspace, after: Workspace): Workspace {
  const chats = after.chats.map((chat) =>
    leftDemo(
      before.chats.find(({id}) => id === chat.id),
      chat,
    ),
  );
  return chats.some((chat, index) => chat !== after.chats[index]) ? {...after, chats} : after;
}
