import type {IconName} from '../../ui/Icon';
import type {OpenDialog, WorkspaceDialog} from '../dialogs/openDialog';
import type {Secrets} from '../model/access';
import type {Action} from '../model/reducer';
import {layouts, type ChatModel, type Layout, type Workspace} from '../schema';
import type {PanelTab} from '../panel/tabProps';
import {PANEL_TABS} from '../panel/tabs';
import type {Command, Shortcut} from './commands';
import {duplicate} from './duplicate';

/** Everything that commands read and change. */
export interface CommandContext {
  readonly workspace: Workspace;
  /** Shown names of the chats, in their order. */
  readonly names: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly keys: Secrets;
  readonly act: (action: Action) => void;
  readonly open: (dialog: OpenDialog) => void;
  readonly showPanel: (tab: PanelTab, id: string) => void;
  readonly stopAll: () => void;
  readonly retryAll: () => void;
  /** Asks for another reply and drops the last one. */
  readonly regenerate: (chat: ChatModel) => void;
  /** Removes a chat and moves the focus to a chat beside it. */
  readonly remove: (id: string) => void;
}

interface Definition<Id extends string, Subject extends unknown[]> {
  readonly id: Id;
  readonly word: string;
  readonly icon?: IconName;
  readonly shortcuts?: readonly Shortcut[];
  /** Absent: the command can always run. */
  readonly guard?: (context: CommandContext, ...subject: Subject) => boolean;
  readonly run: (context: CommandContext, ...subject: Subject) => void;
}

type WorkspaceDefinition = Definition<WorkspaceCommandId, []>;
type ChatDefinition = Definition<ChatCommandId, [chat: ChatModel, index: number]> & {
  readonly labelOf: (name: string) => string;
};

/** Id of a workspace command. */
export type WorkspaceCommandId =
  | WorkspaceDialog
  | 'add'
  | 'retry all'
  | 'stop all'
  | 'undo'
  | 'redo'
  | `layout ${Layout}`
  | 'import';

/** Id of a chat command. */
export type ChatCommandId =
  PanelTab | 'production' | 'regenerate' | 'duplicate' | 'earlier' | 'later' | 'clear' | 'remove';

const Z = {key: 'z', isMod: true} as const;

const hasChats = ({workspace}: CommandContext) => workspace.chats.length > 0;

/** Commands of the whole workspace, the most general first. */
const WORKSPACE_COMMANDS: readonly WorkspaceDefinition[] = [
  {id: 'add', word: 'Add a chat', icon: 'add', run: ({act}) => act({type: 'add'})},
  {
    id: 'templates',
    word: 'Templates',
    icon: 'template',
    run: ({open}) => open({kind: 'templates'}),
  },
  {
    id: 'compare',
    word: 'Compare replies',
    icon: 'compare',
    guard: hasChats,
    run: ({open}) => open({kind: 'compare'}),
  },
  {
    id: 'retry all',
    word: 'Ask the last question again in all chats',
    icon: 'retry',
    guard: hasChats,
    run: ({retryAll}) => retryAll(),
  },
  {
    id: 'stop all',
    word: 'Stop all replies',
    icon: 'stop',
    guard: hasChats,
    run: ({stopAll}) => stopAll(),
  },
  {
    id: 'undo',
    word: 'Undo',
    icon: 'undo',
    shortcuts: [Z],
    guard: ({canUndo}) => canUndo,
    run: ({act}) => act({type: 'undo'}),
  },
  {
    id: 'redo',
    word: 'Redo',
    icon: 'redo',
    shortcuts: [
      {...Z, isShift: true},
      {key: 'y', isMod: true},
    ],
    guard: ({canRedo}) => canRedo,
    run: ({act}) => act({type: 'redo'}),
  },
  ...layouts.map(({id, name}): WorkspaceDefinition => ({
    id: `layout ${id}`,
    word: `Layout: ${name}`,
    run: ({act}) => act({type: 'layout', layout: id}),
  })),
  {id: 'share', word: 'Share', icon: 'share', run: ({open}) => open({kind: 'share'})},
  {
    id: 'shared',
    word: 'Settings of all chats',
    icon: 'prompt',
    run: ({open}) => open({kind: 'shared'}),
  },
  {id: 'import', word: 'Import', icon: 'import', run: ({open}) => open({kind: 'import'})},
  {id: 'export', word: 'Export', icon: 'export', run: ({open}) => open({kind: 'export'})},
  {id: 'keys', word: 'API keys', icon: 'shield', run: ({open}) => open({kind: 'keys'})},
  {id: 'storage', word: 'Saved data', icon: 'storage', run: ({open}) => open({kind: 'storage'})},
  {
    id: 'commands',
    word: 'Commands and shortcuts',
    icon: 'command',
    shortcuts: [{key: '.', isMod: true}, {key: '?'}],
    run: ({open}) => open({kind: 'commands'}),
  },
  {id: 'about', word: 'About', icon: 'about', run: ({open}) => open({kind: 'about'})},
];

/** Commands of one chat, in the order of its menu. */
const CHAT_COMMANDS: readonly ChatDefinition[] = [
  ...PANEL_TABS.map(({id, name: word, icon}): ChatDefinition => ({
    id,
    word,
    icon,
    labelOf: (name) => `${word} of ${name}`,
    run: ({showPanel}, chat) => showPanel(id, chat.id),
  })),
  {
    id: 'production',
    word: 'Server project',
    labelOf: (name) => `Server project for ${name}`,
    run: ({open}, {id}) => open({kind: 'production', id}),
  },
  {
    id: 'regenerate',
    word: 'Regenerate the last reply',
    labelOf: (name) => `Regenerate the last reply in ${name}`,
    run: ({regenerate}, chat) => regenerate(chat),
  },
  {
    id: 'duplicate',
    word: 'Duplicate',
    labelOf: (name) => `Duplicate ${name}`,
    run: (context, chat) => duplicate(context, chat),
  },
  {
    id: 'earlier',
    word: 'Move earlier',
    labelOf: (name) => `Move ${name} earlier`,
    guard: (_, __, index) => index > 0,
    run: ({act}, {id}) => act({type: 'move', id, by: -1}),
  },
  {
    id: 'later',
    word: 'Move later',
    labelOf: (name) => `Move ${name} later`,
    guard: ({workspace}, _, index) => index < workspace.chats.length - 1,
    run: ({act}, {id}) => act({type: 'move', id, by: 1}),
  },
  {
    id: 'clear',
    word: 'Clear conversation',
    labelOf: (name) => `Clear the conversation of ${name}`,
    run: ({act}, {id}) => act({type: 'clear', id}),
  },
  {
    id: 'remove',
    word: 'Remove',
    labelOf: (name) => `Remove ${name}`,
    run: ({remove}, {id}) => remove(id),
  },
];

/** The commands as they are now. */
export interface Commands {
  readonly all: readonly Command[];
  /** A command of the workspace. */
  readonly of: (id: WorkspaceCommandId) => Command;
  /** The commands of a chat by their ids. */
  readonly ofChat: (chat: string) => Readonly<Record<ChatCommandId, Command>>;
}

/** Binds the registry to the workspace as it is now. */
export function commandsOf(context: CommandContext): Commands {
  const workspace = WORKSPACE_COMMANDS.map(({guard, run, ...rest}): Command => ({
    ...rest,
    label: rest.word,
    isOff: guard ? !guard(context) : false,
    run: () => run(context),
  }));
  const chats = new Map(
    context.workspace.chats.map((chat, index) => {
      const name = context.names[index] ?? '';
      const bound = CHAT_COMMANDS.map(({guard, run, labelOf, ...rest}): [string, Command] => [
        rest.id,
        {
          ...rest,
          id: `${rest.id} ${chat.id}`,
          label: labelOf(name),
          isOff: guard ? !guard(context, chat, index) : false,
          run: () => run(context, chat, index),
        },
      ]);
      return [chat.id, Object.fromEntries(bound) as Record<ChatCommandId, Command>];
    }),
  );
  const byId = new Map(workspace.map((command) => [command.id, command]));
  const need = <T>(command: T | undefined, id: string): T => {
    if (!command) throw new Error(`The playground has no command "${id}".`);
    return command;
  };
  return {
    all: [...workspace, ...[...chats.values()].flatMap((bound) => Object.values(bound))],
    of: (id) => need(byId.get(id), id),
    ofChat: (chat) => need(chats.get(chat), chat),
  };
}
