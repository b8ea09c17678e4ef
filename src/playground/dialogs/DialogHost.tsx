import React, {type ReactNode} from 'react';
import {LazyDialog} from '../../ui/LazyDialog';
import type {ChatModel} from '../schema';
import {useNames} from '../commands/useCommands';
import type {CheckedWorkspace} from '../model/checkWorkspace';
import {act, usePlayground} from '../store';
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
  /** Chats of the address, which are shown before anything else. */
  readonly brought?: CheckedWorkspace;
  /** Deletes everything that is saved. */
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The one dialog that is open, if any. Its code is loaded when it is first opened. */
export function DialogHost({brought, onClear, onClose}: Props): ReactNode {
  const dialog = usePlayground((state) => state.dialog);
  const chats = usePlayground(({workspace}) => workspace.chats);
  const names = useNames();
  const open: OpenDialog | undefined = brought ? {kind: 'link', found: brought} : dialog;
  if (!open) return null;
  if (!('id' in open)) return <WorkspaceDialog open={open} onClear={onClear} onClose={onClose} />;
  const index = chats.findIndex(({id}) => id === open.id);
  const chat = chats[index];
  if (!chat) return null;
  return <ChatDialogView open={open} chat={chat} name={names[index] ?? ''} onClose={onClose} />;
}

function WorkspaceDialog({
  open,
  onClear,
  onClose,
}: Omit<Props, 'brought'> & {
  readonly open: Exclude<OpenDialog, {readonly id: string}>;
}): ReactNode {
  const workspace = usePlayground((state) => state.workspace);
  const names = useNames();
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
      return <LazyDialog load={load.importing} props={{file: open.file, onTake, onClose}} />;
    case 'link':
      return <LazyDialog load={load.importing} props={{link: open.found, onTake, onClose}} />;
    case 'keys':
      return <LazyDialog load={load.keys} props={{chats, onClose}} />;
    case 'storage':
      return <LazyDialog load={load.storage} props={{chats, names, onClear, onClose}} />;
    case 'commands':
      return <LazyDialog load={load.commands} props={{onClose}} />;
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
  }
}
