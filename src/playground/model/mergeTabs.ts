import type {PlainMessage} from './messages';
import {MAX_CHATS, MAX_NAME_LENGTH, shownNames, type ChatModel, type Workspace} from './workspace';

type Said = readonly PlainMessage[];

function isSame(one: PlainMessage, other: PlainMessage | undefined): boolean {
  const sources = ({files = []}: PlainMessage) => files.map(({src}) => src).join('\n');
  return (
    other !== undefined &&
    one.role === other.role &&
    one.text === other.text &&
    one.html === other.html &&
    sources(one) === sources(other)
  );
}

/** Whether a conversation goes on from another one, or is the same. */
export function goesOnFrom(longer: Said, shorter: Said): boolean {
  return (
    shorter.length <= longer.length && shorter.every((message, at) => isSame(message, longer[at]))
  );
}

/** A workspace as one tab has it, with the messages of its chats. */
export interface TabState {
  readonly workspace: Workspace;
  readonly messagesOf: (chat: ChatModel) => Said;
}

/** Result of {@link mergeTabs}. */
export interface MergedTabs {
  readonly workspace: Workspace;
  /** Messages of chats that got another conversation. */
  readonly messages: readonly {readonly chat: ChatModel; readonly messages: Said}[];
  /** Conversations for which there was no chat left. */
  readonly left: readonly {readonly name: string; readonly messages: Said}[];
}

/**
 * Keeps the chats of one tab, and keeps the messages of the other one: a conversation that continues
 * the one here takes its place, and one that took another turn gets its own chat.
 *
 * @param kept - The tab whose chats stay.
 * @param other - The tab that gives way.
 * @param knownOf - What both tabs had of a conversation; what the other tab hasn’t added to is not news.
 * @param label - Says in the name of a chat where it is from, such as `other tab`.
 * @param next - First free number for chats and conversations.
 */
export function mergeTabs(
  kept: TabState,
  other: TabState,
  knownOf: (chat: ChatModel) => Said,
  label: string,
  next: number,
): MergedTabs {
  const messages: {chat: ChatModel; messages: Said}[] = [];
  const left: {name: string; messages: Said}[] = [];
  const names = shownNames(other.workspace.chats);
  let free = next;
  let {chats} = kept.workspace;
  const give = (chat: ChatModel, said: Said) => {
    const renewed = {...chat, conversation: free++};
    messages.push({chat: renewed, messages: said});
    return renewed;
  };
  other.workspace.chats.forEach((chat, index) => {
    const said = other.messagesOf(chat);
    const here = chats.find(({id}) => id === chat.id);
    if (goesOnFrom(here ? kept.messagesOf(here) : knownOf(chat), said)) return;
    if (here && goesOnFrom(said, kept.messagesOf(here))) {
      const renewed = give(here, said);
      chats = chats.map((one) => (one === here ? renewed : one));
      return;
    }
    const ending = ` (${label})`;
    const name = (names[index] ?? '').slice(0, MAX_NAME_LENGTH - ending.length) + ending;
    if (chats.length >= MAX_CHATS) {
      left.push({name, messages: said});
      return;
    }
    // Undo must find the conversation of before under its own number.
    if (here && here.conversation === chat.conversation) {
      const renewed = give(here, kept.messagesOf(here));
      chats = chats.map((one) => (one === here ? renewed : one));
    }
    chats = [...chats, give({...chat, name, id: `c${free++}`}, said)];
  });
  return {workspace: {...kept.workspace, chats}, messages, left};
}
