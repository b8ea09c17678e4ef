import React, {type ReactNode} from 'react';
import {LazyDialog} from '../../ui/LazyDialog';
import type {ChatModel} from '../schema';
import type {TakeOver} from './ImportButtons';
import {useNames} from '../commands/useCommands';
import type {CheckedWorkspace} from '../model/checkWorkspace';
import {act, usePlayground} from '../store';
import {clearAll} from '../usePersistence';
import type {OpenDialog} from './openDialog';

const load = {
  brand: () => import('./BrandDialog').then(({BrandDialog}) => BrandDialog),
  production: () => import('./ProductionDialog').then(({ProductionDialog}) => ProductionDialog),
  about: () => import('./AboutDialog').then(({AboutDialog}) => AboutDialog),
  clearAll: () => import('./ClearAllDialog').then(({ClearAllDialog}) => ClearAllDialog),
  commands: () => import('../commands/CommandDialog').then(({CommandDialog}) => CommandDialog),
  compare: () => import('./CompareDialog').then(({CompareDialog}) => CompareDialog),
  conversation: () =>
    import('./ConversationDialog').then(({ConversationDialog}) => ConversationDialog),
  duplicate: () => import('./DuplicateDialog').then(({DuplicateDialog}) => DuplicateDialog),
  exporting: () => import('./ExportDialog').then(({ExportDialog}) => ExportDialog),
  importing: () => import('./ImportDialog').then(({ImportDialog}) => ImportDialog),
  keys: () => import('./KeysDialog').then(({KeysDialog}) => KeysDialog),
  link: () => import('./LinkDialog').then(({LinkDialog}) => LinkDialog),
  share: () => import('./ShareDialog').then(({ShareDialog}) => ShareDialog),
  shared: () =>
    import('./SharedSettingsDialog').then(({SharedSettingsDialog}) => SharedSettingsDialog),
  shortcuts: () => import('../commands/ShortcutDialog').then(({ShortcutDialog}) => ShortcutDialog),
  storage: () => import('./StorageDialog').then(({StorageDialog}) => StorageDialog),
  templates: () => import('./TemplatesDialog').then(({TemplatesDialog}) => TemplatesDialog),
  webModel: () => import('./WebModelDialog').then(({WebModelDialog}) => WebModelDialog),
};

interface Props {
  /** Chats of the address, which are shown before anything else. */
  readonly brought?: CheckedWorkspace;
  readonly onClose: () => void;
}

/** The one dialog that is open, if any. Its code is loaded when it is first opened. */
export function DialogHost({brought, onClose}: Props): ReactNode {
  const dialog = usePlayground((state) => state.dialog);
  const chats = usePlayground(({workspace}) => workspace.chats);
  const names = useNames();
  const open: OpenDialog | undefined = brought ? {kind: 'link', found: brought} : dialog;
  if (!open) return null;
  if (!('id' in open)) return <WorkspaceDialog open={open} onClose={onClose} />;
  const index = chats.findIndex(({id}) => id === open.id);
  const chat = chats[index];
  if (!chat) return null;
  return <ChatDialogView open={open} chat={chat} name={names[index] ?? ''} onClose={onClose} />;
}

function WorkspaceDialog({
  open,
  onClose,
}: {
  readonly open: Exclude<OpenDialog, {readonly id: string}>;
  readonly onClose: () => void;
}): ReactNode {
  const workspace = usePlayground((state) => state.workspace);
  const names = useNames();
  const {chats, shared} = workspace;
  const take =
    (type: 'replace' | 'merge'): TakeOver =>
    (brought, messages) => {
      act({type, workspace: brought, ...(messages ? {messages} : {})});
      onClose();
    };
  const taking = {onReplace: take('replace'), onMerge: take('merge'), onClose};
  switch (open.kind) {
    case 'templates':
      return (
        <LazyDialog
          load={load.templates}
          props={{
            count: chats.length,
            onClose,
            onTake: (brought, isInstead) => take(isInstead ? 'replace' : 'merge')(brought),
          }}
        />
      );
    case 'compare':
      return <LazyDialog load={load.compare} props={{chats, names, onClose}} />;
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
      return <LazyDialog load={load.importing} props={{file: open.file, ...taking}} />;
    case 'link':
      return <LazyDialog load={load.link} props={{found: open.found, ...taking}} />;
    case 'keys':
      return <LazyDialog load={load.keys} props={{chats, onClose}} />;
    case 'storage':
      return <LazyDialog load={load.storage} props={{chats, names, onClose}} />;
    case 'clear all':
      return <LazyDialog load={load.clearAll} props={{onClear: clearAll, onClose}} />;
    case 'web model':
      return <LazyDialog load={load.webModel} props={{onClose}} />;
    case 'commands':
      return <LazyDialog load={load.commands} props={{onClose}} />;
    case 'shortcuts':
      return <LazyDialog load={load.shortcuts} props={{onClose}} />;
    case 'about':
      return <LazyDialog load={load.about} props={{onClose}} />;
  }
}

function ChatDialogView({
  open,
  chat,
  name,
  onClose,
}: {
  readonly open: Extract<OpenDialog, {readonly id: string}>;
  readonly chat: ChatModel;
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  const workspace = usePlayground((state) => state.workspace);
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
    case 'brand':
      return (
        <LazyDialog
          load={load.brand}
          props={{
            look: chat.look ?? {},
            name,
            count: workspace.chats.length,
            onClose,
            onApply: (theme, isForAll) => {
              act({type: 'brand', theme, ...(isForAll ? {} : {id})});
              onClose();
            },
          }}
        />
      );
    case 'conversation':
      return <LazyDialog load={load.conversation} props={{chat, name, onClose}} />;
  }
}
