import {plainMessages} from './model/messages';
import {roomFor} from './model/reducer';
import type {Action, Timeline} from './model/reducer';
import {bringConversation, messagesInChat} from './stores/conversations';

/** Gives the conversations that an action makes their messages, if there is room for the chats. */
export function bringMessages(action: Action, {present, ids}: Timeline): void {
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
