import {CHAT_PARTS, type ChatPart} from '../chat/ChatActions';
import type {ToolbarDialog} from '../toolbar/Toolbar';
import type {Action} from '../model/reducer';
import {layouts, type Workspace} from '../model/workspace';
import type {Command} from './commands';

/** What the commands of the room need of it. */
export interface RoomTools {
  readonly workspace: Workspace;
  /** Shown names of the chats, in their order. */
  readonly names: readonly string[];
  readonly act: (action: Action) => void;
  readonly stopAll: () => void;
  readonly retryAll: () => void;
  readonly onOpen: (
    open:
      | {readonly kind: ToolbarDialog}
      | {readonly kind: 'settings' | 'code' | 'requests'; readonly id: string},
  ) => void;
  readonly onPart: (kind: 'templates' | 'difference' | 'web model') => void;
  readonly onChatPart: (kind: ChatPart, id: string) => void;
}

const dialogs: readonly (readonly [ToolbarDialog, string])[] = [
  ['shared', 'Settings of all chats'],
  ['share', 'Share a link'],
  ['import', 'Import from a file'],
  ['export', 'Export to a file'],
  ['keys', 'Your API keys'],
  ['storage', 'What is saved'],
  ['about', 'About the playground'],
];

const partLabels: Readonly<Record<ChatPart, (name: string) => string>> = {
  look: (name) => `Look of ${name}`,
  interceptors: (name) => `Interceptors of ${name}`,
  placement: (name) => `Preview ${name} in a page`,
  events: (name) => `Events of ${name}`,
  conversation: (name) => `Save the conversation of ${name}`,
};

/** Everything that can be done in the room, the most general first. */
export function roomCommands(tools: RoomTools): readonly Command[] {
  const {workspace, names, act, stopAll, retryAll, onOpen, onPart, onChatPart} = tools;
  const command = (label: string, run: () => void): Command => ({label, run});
  return [
    command('Add a chat', () => act({type: 'add'})),
    command('Start from a template', () => onPart('templates')),
    command('Compare two replies', () => onPart('difference')),
    command('Ask the last question again in all chats', retryAll),
    command('Stop all replies', stopAll),
    command('Undo', () => act({type: 'undo'})),
    command('Redo', () => act({type: 'redo'})),
    ...layouts.map(({id, name}) =>
      command(`Layout: ${name}`, () => act({type: 'layout', layout: id})),
    ),
    ...dialogs.map(([kind, label]) => command(label, () => onOpen({kind}))),
    command('A model in the browser', () => onPart('web model')),
    ...workspace.chats.flatMap(({id}, index) => {
      const name = names[index] ?? '';
      return [
        command(`Settings of ${name}`, () => onOpen({kind: 'settings', id})),
        command(`Code of ${name}`, () => onOpen({kind: 'code', id})),
        command(`Requests of ${name}`, () => onOpen({kind: 'requests', id})),
        ...CHAT_PARTS.map((part) => command(partLabels[part](name), () => onChatPart(part, id))),
        command(`Duplicate ${name}`, () => act({type: 'duplicate', id})),
        command(`Clear the conversation of ${name}`, () => act({type: 'clear', id})),
        command(`Remove ${name}`, () => act({type: 'remove', id})),
      ];
    }),
  ];
}
