import React, {type ComponentType, type ReactNode} from 'react';
import {LazyDialog} from '../../ui/LazyDialog';
import {usePlayground, type DialogKind, type DialogProps} from '../store';

/** The dialogs. The code of each is loaded when it is first opened. */
const DIALOGS: Readonly<Record<DialogKind, () => Promise<ComponentType<DialogProps>>>> = {
  production: () => import('./ProductionDialog').then(({ProductionDialog}) => ProductionDialog),
  about: () => import('./AboutDialog').then(({AboutDialog}) => AboutDialog),
  commands: () => import('../commands/CommandDialog').then(({CommandDialog}) => CommandDialog),
  compare: () => import('./CompareDialog').then(({CompareDialog}) => CompareDialog),
  duplicate: () => import('./DuplicateDialog').then(({DuplicateDialog}) => DuplicateDialog),
  export: () => import('./ExportDialog').then(({ExportDialog}) => ExportDialog),
  import: () => import('./ImportDialog').then(({ImportDialog}) => ImportDialog),
  keys: () => import('./KeysDialog').then(({KeysDialog}) => KeysDialog),
  share: () => import('./ShareDialog').then(({ShareDialog}) => ShareDialog),
  shared: () =>
    import('./SharedSettingsDialog').then(({SharedSettingsDialog}) => SharedSettingsDialog),
  storage: () => import('./StorageDialog').then(({StorageDialog}) => StorageDialog),
  templates: () => import('./TemplatesDialog').then(({TemplatesDialog}) => TemplatesDialog),
};

export function DialogHost({onClose}: {readonly onClose: () => void}): ReactNode {
  const open = usePlayground((state) => state.dialog);
  if (!open) return null;
  const {kind, ...subject} = open;
  return <LazyDialog key={kind} load={DIALOGS[kind]} props={{...subject, onClose}} />;
}
