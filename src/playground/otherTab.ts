import {download} from './dialogs/download';
import {plainMessages} from './model/messages';
import type {Timeline} from './model/reducer';
import {mergeTabs, type MergedTabs, type TabState} from './model/tabs';
import {
  acceptSaved,
  bringConversation,
  conversationOf,
  messagesInChat,
  savedConversations,
} from './stores/conversations';
import {readSaved} from './stores/storage';

/**
 * The workspace of this tab together with the one that another tab has saved.
 *
 * @param whose - Whose chats stay; of the other ones only the messages are kept.
 * @returns undefined where nothing good is saved
 */
export async function mergedWithSaved(
  {present, next}: Timeline,
  whose: 'theirs' | 'mine',
): Promise<MergedTabs | undefined> {
  const found = readSaved();
  if (found.state !== 'good') return undefined;
  const {saved, known} = await savedConversations();
  const theirs: TabState = {workspace: found.workspace, messagesOf: saved};
  const mine: TabState = {
    workspace: present,
    messagesOf: (chat) => plainMessages(messagesInChat(chat)),
  };
  const used = found.workspace.chats.flatMap(({id, conversation}) => [
    Number(id.slice(1)),
    conversation,
  ]);
  const free = Math.max(next, ...used.map((number) => number + 1));
  const merged =
    whose === 'theirs'
      ? mergeTabs(theirs, mine, known, 'this tab', free)
      : mergeTabs(mine, theirs, known, 'other tab', free);
  acceptSaved([...present.chats, ...found.workspace.chats], saved);
  return merged;
}

/** Gives the merged chats their messages. What found no chat becomes a file, so that it isn't lost. */
export function bringMerged({messages, left}: MergedTabs): void {
  for (const {chat, messages: said} of messages) bringConversation(conversationOf(chat), said);
  if (left.length > 0) download('other-tab.json', `${JSON.stringify(left, null, 2)}\n`);
}
