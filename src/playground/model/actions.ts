import * as v from 'valibot';
import {
  demoChat,
  MAX_CHATS,
  nameSchema,
  newId,
  withSettings,
  type ChatChanges,
  type ChatModel,
  type Connection,
  type Layout,
  type MessagesByChat,
  type PlainMessage,
  type Workspace,
} from '../schema';
import {withBrand} from '../style/colors';

/** Everything that can happen to a workspace. */
export type Action =
  | {readonly type: 'add'; readonly connection?: Connection; readonly appearance?: ChatChanges}
  | {readonly type: 'remove' | 'clear'; readonly id: string}
  /**
   * The copy has the messages too: all of them, or those before `upTo`. `dryRun` keeps it from using the key
   * of the original.
   */
  | {
      readonly type: 'duplicate';
      readonly id: string;
      readonly dryRun?: boolean;
      readonly upTo?: number;
    }
  /** Continues with other messages; undo brings back the conversation as it was. */
  | {readonly type: 'converse'; readonly id: string; readonly messages: readonly PlainMessage[]}
  | {readonly type: 'rename'; readonly id: string; readonly name: string}
  /** Moves a chat by this many places; it stops at the ends. */
  | {readonly type: 'move'; readonly id: string; readonly by: number}
  /** Equal steps in a row, such as the digits of a number, are one to undo. */
  | {
      readonly type: 'connect';
      readonly id: string;
      readonly connection: Connection & ChatChanges;
      readonly step?: string;
    }
  /** Changes a chat's look, media and placement. Equal steps in a row are one to undo. */
  | {
      readonly type: 'set appearance';
      readonly id: string;
      readonly changes: ChatChanges;
      readonly step?: string;
    }
  /** Gives all chats the colors of a brand. */
  | {readonly type: 'brand'; readonly color: string}
  | {readonly type: 'layout'; readonly layout: Layout}
  | {readonly type: 'share prompt'; readonly systemPrompt: string; readonly step?: string}
  /** Replaces this workspace with one of a link or file. */
  | {
      readonly type: 'replace';
      readonly workspace: Workspace;
      readonly messages?: MessagesByChat;
    }
  /** Adds the chats of a link or file to this workspace. */
  | {readonly type: 'merge'; readonly workspace: Workspace; readonly messages?: MessagesByChat}
  /** Begins again with this workspace, without a way back. */
  | {readonly type: 'clear all'; readonly workspace: Workspace}
  | {readonly type: 'undo' | 'redo'};

/** How many of the chats that an action brings find room. */
export function roomFor(workspace: Workspace, action: Action): number {
  const free = Math.max(0, MAX_CHATS - workspace.chats.length);
  if (action.type === 'add' || action.type === 'duplicate') return Math.min(1, free);
  if (action.type === 'merge') return Math.min(action.workspace.chats.length, free);
  return MAX_CHATS;
}

/**
 * Whether an action can't be done, because there is no room for a chat that it brings. Buttons, commands,
 * links and files all ask here.
 */
export function isRefused(workspace: Workspace, action: Action): boolean {
  const bringsNone = action.type === 'merge' && action.workspace.chats.length === 0;
  return !bringsNone && roomFor(workspace, action) === 0;
}

function withChats(workspace: Workspace, chats: readonly ChatModel[]): Workspace {
  return {...workspace, chats};
}

function change(workspace: Workspace, id: string, edit: (chat: ChatModel) => ChatModel): Workspace {
  return withChats(
    workspace,
    workspace.chats.map((chat) => (chat.id === id ? edit(chat) : chat)),
  );
}

function moved(chats: readonly ChatModel[], id: string, by: number): readonly ChatModel[] {
  const from = chats.findIndex((chat) => chat.id === id);
  const to = Math.min(chats.length - 1, Math.max(0, from + by));
  const chat = chats[from];
  if (!chat || to === from) return chats;
  const rest = chats.filter((other) => other !== chat);
  return [...rest.slice(0, to), chat, ...rest.slice(to)];
}

/** Gives chats that come from outside new ids and conversations. */
function renewed(chats: readonly ChatModel[], ids: readonly string[]): readonly ChatModel[] {
  return chats.map((chat, index) => withIds(chat, ids[index]));
}

function withIds(chat: ChatModel, id = newId()): ChatModel {
  return {...chat, id, conversation: id};
}

/** Whether two versions of a chat are alike. The order of their parts doesn't matter. */
function isSame(one: ChatModel, other: ChatModel): boolean {
  const names = Object.keys({...one, ...other}) as (keyof ChatModel)[];
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/**
 * The workspace after an action; the same object when the action changes nothing.
 *
 * @param ids - New ids for the chats and conversations that the action makes.
 */
export function apply(workspace: Workspace, action: Action, ids: readonly string[]): Workspace {
  const {chats} = workspace;
  if (isRefused(workspace, action)) return workspace;
  switch (action.type) {
    case 'add':
      return withChats(workspace, [
        ...chats,
        withIds({...demoChat(''), ...action.connection, ...action.appearance}, ids[0]),
      ]);
    case 'duplicate': {
      const at = chats.findIndex(({id}) => id === action.id);
      const original = chats[at];
      if (!original) return workspace;
      const twin = withIds({...original, ...(action.dryRun ? {dryRun: true} : {})}, ids[0]);
      return withChats(workspace, [...chats.slice(0, at + 1), twin, ...chats.slice(at + 1)]);
    }
    case 'remove': {
      const left = chats.filter(({id}) => id !== action.id);
      return left.length === chats.length ? workspace : withChats(workspace, left);
    }
    case 'clear':
    case 'converse':
      return change(workspace, action.id, (chat) => ({...chat, conversation: ids[0] ?? newId()}));
    case 'rename': {
      const name = v.parse(nameSchema, action.name);
      if (chats.some((chat) => chat.id === action.id && chat.name === name)) return workspace;
      return change(workspace, action.id, (chat) => ({...chat, name}));
    }
    case 'move': {
      const order = moved(chats, action.id, action.by);
      return order === chats ? workspace : withChats(workspace, order);
    }
    case 'connect': {
      const chat = chats.find(({id}) => id === action.id);
      if (!chat) return workspace;
      const {provider: _, ...rest} = chat;
      const changed = withSettings(rest, action.connection);
      if (isSame(chat, changed)) return workspace;
      return change(workspace, action.id, () => changed);
    }
    case 'set appearance': {
      const chat = chats.find(({id}) => id === action.id);
      const changed = chat && withSettings(chat, action.changes);
      if (!changed || isSame(chat, changed)) return workspace;
      return change(workspace, action.id, () => changed);
    }
    case 'brand':
      return withChats(
        workspace,
        chats.map((chat) => withSettings(chat, {look: withBrand(chat.look ?? {}, action.color)})),
      );
    case 'layout':
      return action.layout === workspace.layout ? workspace : {...workspace, layout: action.layout};
    case 'share prompt':
      return action.systemPrompt === workspace.shared.systemPrompt
        ? workspace
        : {...workspace, shared: {systemPrompt: action.systemPrompt}};
    case 'clear all':
    case 'replace':
      return {...action.workspace, chats: renewed(action.workspace.chats, ids)};
    case 'merge':
      return withChats(workspace, [
        ...chats,
        ...renewed(action.workspace.chats.slice(0, roomFor(workspace, action)), ids),
      ]);
    default:
      return workspace;
  }
}

/** Names an action that belongs to an equal one before it. */
export function stepOf(action: Action): string | undefined {
  if (action.type === 'share prompt') return action.step && `all chats/${action.step}`;
  const hasStep = action.type === 'set appearance' || action.type === 'connect';
  return hasStep && action.step ? `${action.id}/${action.step}` : undefined;
}
