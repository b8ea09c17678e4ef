import React, {type ReactNode} from 'react';
import {AddChatButton} from '../chat/AddChatButton';
import type {Layout} from '../model/workspace';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
import {
  AboutButton,
  ExportButton,
  ImportButton,
  KeySafetyBadge,
  ShareButton,
  SharedSettingsButton,
  StorageButton,
} from './buttons';
import {LayoutChoice} from './LayoutChoice';
import {MoreTools} from './MoreTools';
import styles from './header.module.css';

/** A dialog that the tools open. */
export type ToolbarDialog = 'shared' | 'share' | 'export' | 'import' | 'keys' | 'storage' | 'about';

/** A part of the view that the tools open. */
export type ToolbarPart = 'templates' | 'commands';

interface Props {
  /** How many chats there are. */
  readonly count: number;
  readonly layout: Layout;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onAdd: () => void;
  readonly onLayout: (layout: Layout) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onOpen: (dialog: ToolbarDialog) => void;
  readonly onPart: (part: ToolbarPart) => void;
}

/** The tools of the whole playground. */
export function Toolbar({
  count,
  layout,
  canUndo,
  canRedo,
  onAdd,
  onLayout,
  onUndo,
  onRedo,
  onOpen,
  onPart,
}: Props): ReactNode {
  return (
    <div className={styles.toolbar} role="group" aria-label="Tools of the playground">
      <AddChatButton count={count} onAdd={onAdd} />
      <Button icon="template" onClick={() => onPart('templates')}>
        <span className={styles.words}>Templates</span>
      </Button>
      <div className={styles.wide}>
        <LayoutChoice value={layout} onChange={onLayout} />
      </div>
      <div className={styles.icons}>
        {/* A disabled button would lose the focus when the last step is undone. */}
        <IconButton
          icon="undo"
          label="Undo"
          tip="Undo (Ctrl Z)"
          aria-disabled={!canUndo}
          onClick={onUndo}
        />
        <IconButton
          icon="redo"
          label="Redo"
          tip="Redo (Ctrl Shift Z)"
          aria-disabled={!canRedo}
          onClick={onRedo}
        />
        <MoreTools>
          <SharedSettingsButton onClick={() => onOpen('shared')} />
          <ShareButton onClick={() => onOpen('share')} />
          <ImportButton onClick={() => onOpen('import')} />
          <ExportButton onClick={() => onOpen('export')} />
          <StorageButton onClick={() => onOpen('storage')} />
          <IconButton
            icon="command"
            label="Commands and keys"
            tip="Commands and keys (Ctrl .)"
            align="end"
            onClick={() => onPart('commands')}
          />
          <AboutButton onClick={() => onOpen('about')} />
        </MoreTools>
      </div>
      <KeySafetyBadge onClick={() => onOpen('keys')} />
    </div>
  );
}
