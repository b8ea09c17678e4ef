import type {ChatSession} from '../chat/chatSession';
import type {OpenDialog} from '../dialogs/openDialog';
import type {Branch} from '../model/branch';
import type {Action} from '../model/reducer';
import type {ChatModel, Workspace} from '../schema';

/** A tab of the panel. */
export type PanelTab = 'settings' | 'style' | 'code' | 'requests' | 'events' | 'messages' | 'tools';

/** What each tab gets: the selected chat and the ways to change it. */
export interface TabProps {
  readonly chat: ChatModel;
  /** Shown name of the chat. */
  readonly name: string;
  readonly shared: Workspace['shared'];
  readonly act: (action: Action) => void;
  readonly open: (dialog: OpenDialog) => void;
  /** Goes to another tab. */
  readonly show: (tab: PanelTab) => void;
  readonly session: ChatSession;
  /** Asks a question in the chat, after these messages and instead of what followed them. */
  readonly onBranch: (branch: Branch) => void;
}
