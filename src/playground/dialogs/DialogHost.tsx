import React, {type ReactNode} from 'react';
import {LazyDialog} from '../../ui/LazyDialog';
import type {ChatSessions} from '../chat/chatSession';
import type {Command} from '../commands/commands';
import type {Action} from '../model/reducer';
import type {ChatModel, Workspace} from '../schema';
import type {TakeChats} from './ImportDialog';
import type {OpenDialog} from './openDialog';

const load = {
  production: () => import('./ProductionDialog').then(({ProductionDialog}) => ProductionDialog),
  about: () => import('./AboutDialog').then(({AboutDialog}) => AboutDialog),
  commands: () => import('../commands/CommandDialog').then(({CommandDialog}) => CommandDialog),
  compare: () => import('./CompareDialog').then(({CompareDialog}) => CompareDialog),
  duplicate: () => import('./DuplicateDialog').then(({DuplicateDialog}) => DuplicateDialog),
  exporting: () => import('./ExportDialog').then(({ExportDialog}) => ExportDialog),
  importing: () => import('./ImportDialog').then(({ImportDialog}) => ImportDialog),
  keys: () => import('./KeysDialog').then(({KeysDialog}) => KeysDialog),
  share: () => import('./ShareDialog').then(({ShareDialog}) => ShareDialog),
  shared: () =>
    import('./SharedSettingsDialog').then(({SharedSettingsDialog}) => SharedSettingsDialog),
  storage: () => import('./StorageDialog').then(({StorageDialog}) => StorageDialog),
  templates: () => import('./TemplatesDialog').then(({TemplatesDialog}) => TemplatesDialog),
};

interface Props {
  readonly open: OpenDialog | undefined;
  readonly workspace: Workspace;
  /** Shown names of the chats, in their order. */
  readonly names: readonly string[];
  readonly sessions: ChatSessions;
  readonly commands: readonly Command[];
  readonly act: (action: Action) => void;
  /** Deletes everything that this browser keeps of the playground. */
  readonly clearAll: () => void;
  readonly onClose: () => void;
}

/** The one dialog that is open, if any. Its code is loaded when it is first opened. */
export function DialogHost({open, ...props}: Props): ReactNode {
  if (!open) return null;
  if (!('id' in open)) return <WorkspaceDialog open={open} {...props} />;
  const {workspace, names} = props;
  const index = workspace.chats.findIndex(({id}) => id === open.id);
  const chat = workspace.chats[index];
  if (!chat) return null;
  return <ChatDialogView open={open} chat={chat} name={names[index] ?? ''} {...props} />;
}

function WorkspaceDialog({
  open,
  workspace,
  names,
  sessions,
  commands,
  act,
  clearAll,
  onClose,
}: Omit<Props, 'open'> & {
  readonly open: Exclude<OpenDialog, {readonly id: string}>;
}): ReactNode {
  const {chats, shared} = workspace;
  const onTake: TakeChats = (type, brought, messages) => {
    act({type, workspace: brought, ...(messages ? {messages} : {})});
    onClose();
  };
  switch (open.kind) {
    case 'templates':
      return (
        <LazyDialog
          load={load.templates}
          props={{
            count: chats.length,
            onClose,
            onTake: (brought, isInstead) => onTake(isInstead ? 'replace' : 'merge', brought),
          }}
        />
      );
    case 'compare':
      return <LazyDialog load={load.compare} props={{chats, names, sessions, onClose}} />;
    case 'shared':
      return (
        <LazyDialog
          load={load.shared}
          props={{
            systemPrompt: shared.systemPrompt,
            onClose,
            onChange: (systemPrompt, step) => act({type: 'share prompt', systemPrompt, step}),
          }}
        />
      );
    case 'share':
      return <LazyDialog load={load.share} props={{workspace, onClose}} />;
    case 'export':
      return <LazyDialog load={load.exporting} props={{workspace, onClose}} />;
    case 'import':
      return <LazyDialog load={load.importing} props={{file: open.file, onTake, onClose}} />;
    case 'link':
      return <LazyDialog load={load.importing} props={{link: open.found, onTake, onClose}} />;
    case 'keys':
      return <LazyDialog load={load.keys} props={{chats, onClose}} />;
    case 'storage':
      return <LazyDialog load={load.storage} props={{chats, names, onClear: clearAll, onClose}} />;
    case 'commands':
      return <LazyDialog load={load.commands} props={{commands, onClose}} />;
    case 'about':
      return <LazyDialog load={load.about} props={{onClose}} />;
  }
}

function ChatDialogView({
  open,
  chat,
  name,
  workspace,
  act,
  onClose,
}: Omit<Props, 'open'> & {
  readonly open: Extract<OpenDialog, {readonly id: string}>;
  readonly chat: ChatModel;
  readonly name: string;
}): ReactNode {
  const {id, provider} = chat;
  switch (open.kind) {
    case 'duplicate':
      if (!provider) return null;
      return (
        <LazyDialog
          load={load.duplicate}
          props={{
            name,
            provider,
            onClose,
            onDuplicate: (withKey) => {
              const {upTo} = open;
              act({
                type: 'duplicate',
                id,
                ...(withKey ? {} : {dryRun: true}),
                ...(upTo === undefined ? {} : {upTo}),
              });
              onClose();
            },
          }}
        />
      );
    case 'production':
      return (
        <LazyDialog
          load={load.production}
          props={{chat, shared: workspace.shared, name, onClose}}
        />
      );
  }
}
