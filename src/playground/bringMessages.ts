import {plainMessages} from './model/messages';
import {roomFor, type Action} from './model/actions';
import type {Workspace} from './schema';
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
