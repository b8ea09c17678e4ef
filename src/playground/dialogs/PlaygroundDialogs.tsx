import React, {type ReactNode} from 'react';
import type {ToolbarDialog} from '../toolbar/Toolbar';
import type {CheckedWorkspace} from '../model/check';
import type {Action} from '../model/reducer';
import type {Workspace} from '../model/workspace';
import {AboutDialog} from './AboutDialog';
import {CodeDialog} from './CodeDialog';
import {DuplicateDialog} from './DuplicateDialog';
import {ExportDialog} from './ExportDialog';
import {ImportDialog} from './ImportDialog';
import {KeysDialog} from './KeysDialog';
import {LinkDialog} from './LinkDialog';
import {ProviderDialog} from './ProviderDialog';
import {RequestsDialog} from './RequestsDialog';
import {ShareDialog} from './ShareDialog';
import {SharedSettingsDialog} from './SharedSettingsDialog';
import {StorageDialog} from './StorageDialog';
import type {TakeOver} from './ImportButtons';

/** The dialog that is open. */
export type OpenDialog =
  | {readonly kind: Exclude<ToolbarDialog, 'import'>}
  /** With a file that was dropped on the page, or none yet. */
  | {readonly kind: 'import'; readonly file?: File}
  | {readonly kind: 'settings' | 'code' | 'requests' | 'duplicate'; readonly id: string};

interface Props {
  readonly open: OpenDialog | undefined;
  readonly workspace: Workspace;
  /** Shown names of the chats, in their order. */
  readonly names: readonly string[];
  readonly act: (action: Action) => void;
  readonly onClose: () => void;
  /** What the address brings. */
  readonly link: CheckedWorkspace | undefined;
  readonly onLinkClose: () => void;
}

/** The one dialog that is open, if any. */
export function PlaygroundDialogs(props: Props): ReactNode {
  const {open, workspace, names, act, onClose, link, onLinkClose} = props;
  const {chats, shared} = workspace;

  if (link) {
    const take =
      (type: 'replace' | 'merge'): TakeOver =>
      (brought, messages) => {
        act({type, workspace: brought, ...(messages ? {messages} : {})});
        onLinkClose();
      };
    return (
      <LinkDialog
        found={link}
        onReplace={take('replace')}
        onMerge={take('merge')}
        onClose={onLinkClose}
      />
    );
  }
  if (!open) return null;

  if ('id' in open) {
    const index = chats.findIndex(({id}) => id === open.id);
    const chat = chats[index];
    if (!chat) return null;
    const name = names[index] ?? '';
    if (open.kind === 'duplicate')
      return chat.provider ? (
        <DuplicateDialog
          name={name}
          provider={chat.provider}
          onClose={onClose}
          onDuplicate={(withKey) => {
            act({type: 'duplicate', id: chat.id, ...(withKey ? {} : {dryRun: true})});
            onClose();
          }}
        />
      ) : null;
    if (open.kind === 'code')
      return <CodeDialog chat={chat} shared={shared} name={name} onClose={onClose} />;
    if (open.kind === 'requests')
      return <RequestsDialog chat={chat.id} name={name} onClose={onClose} />;
    return (
      <ProviderDialog
        chat={chat}
        name={name}
        onClose={onClose}
        onApply={(connection) => {
          act({type: 'connect', id: chat.id, connection});
          onClose();
        }}
      />
    );
  }

  switch (open.kind) {
    case 'shared':
      return (
        <SharedSettingsDialog
          systemPrompt={shared.systemPrompt}
          onClose={onClose}
          onApply={(systemPrompt) => {
            act({type: 'share prompt', systemPrompt});
            onClose();
          }}
        />
      );
    case 'share':
      return <ShareDialog workspace={workspace} onClose={onClose} />;
    case 'export':
      return <ExportDialog workspace={workspace} onClose={onClose} />;
    case 'import': {
      const take =
        (type: 'replace' | 'merge'): TakeOver =>
        (brought, messages) => {
          act({type, workspace: brought, ...(messages ? {messages} : {})});
          onClose();
        };
      return (
        <ImportDialog
          file={open.file}
          onReplace={take('replace')}
          onMerge={take('merge')}
          onClose={onClose}
        />
      );
    }
    case 'keys':
      return <KeysDialog chats={chats} onClose={onClose} />;
    case 'storage':
      return <StorageDialog chats={chats} names={names} onClose={onClose} />;
    case 'about':
      return <AboutDialog onClose={onClose} />;
  }
}
