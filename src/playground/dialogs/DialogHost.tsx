import React, {type ComponentType, type ReactNode} from 'react';
import {LazyDialog} from '../../ui/LazyDialog';
import {usePlayground, type DialogKind, type DialogProps} from '../store';

/** The dialogs. The code of each is loaded when it is first opened. */
const DIALOGS: Readonly<Record<DialogKind, () => Promise<ComponentType<DialogProps>>>> = {
  about: () => import('./smallDialogs').then((file) => file.AboutDialog),
  commands: () => import('../commands/CommandDialog').then((file) => file.CommandDialog),
  compare: () => import('./CompareDialog').then((file) => file.CompareDialog),
  duplicate: () => import('./smallDialogs').then((file) => file.DuplicateDialog),
  export: () => import('./ShareDialogs').then((file) => file.ExportDialog),
  import: () => import('./ImportDialog').then((file) => file.ImportDialog),
  keys: () => import('./StorageDialogs').then((file) => file.KeysDialog),
  production: () => import('./ProductionDialog').then((file) => file.ProductionDialog),
  share: () => import('./ShareDialogs').then((file) => file.ShareDialog),
  shared: () => import('./smallDialogs').then((file) => file.SharedSettingsDialog),
  storage: () => import('./StorageDialogs').then((file) => file.StorageDialog),
  templates: () => import('./smallDialogs').then((file) => file.TemplatesDialog),
};

export function DialogHost({onClose}: {readonly onClose: () => void}): ReactNode {
  const open = usePlayground((state) => state.dialog);
  if (!open) return null;
  const {kind, ...subject} = open;
  return <LazyDialog key={kind} load={DIALOGS[kind]} props={{...subject, onClose}} />;
}
