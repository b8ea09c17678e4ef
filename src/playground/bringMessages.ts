import {plainMessages} from './model/messages';
import {roomFor} from './model/reducer';
import type {Action, Timeline} from './model/reducer';
import {bringConversation, conversationOf, messagesInChat} from './stores/conversations';

/** Gives the conversations that an action makes their messages, if there is room for the chats. */
export function bringMessages(action: Action, {present, next}: Timeline): void {
  if (action.type === 'duplicate') {
    const original = present.chats.find(({id}) => id === action.id);
    if (!original) return;
    const said = plainMessages(messagesInChat(original)).slice(0, action.upTo);
    bringConversation(conversationOf({id: `c${next}`, conversation: next}), said);
    return;
  }
  if (action.type === 'converse') {
    bringConversation(conversationOf({id: action.id, conversation: next}), action.messages);
    return;
  }
  if ((action.type !== 'replace' && action.type !== 'merge') || !action.messages) return;
  action.workspace.chats.slice(0, roomFor(present, action)).forEach(({id}, index) => {
    const chat = {id: `c${next + index}`, conversation: next + index};
    bringConversation(conversationOf(chat), action.messages?.[id] ?? []);
  });
}
