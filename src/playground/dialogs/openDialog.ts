import type {CheckedWorkspace} from '../model/check';

/** A dialog about one chat. */
export type ChatDialog = 'duplicate' | 'interceptors' | 'placement' | 'conversation';

/** A dialog about the workspace, which needs nothing to open. */
export type WorkspaceDialog =
  | 'templates'
  | 'compare'
  | 'shared'
  | 'share'
  | 'export'
  | 'keys'
  | 'storage'
  | 'clear all'
  | 'web model'
  | 'commands'
  | 'shortcuts'
  | 'about';

/** The dialog that is open. */
export type OpenDialog =
  | {readonly kind: WorkspaceDialog}
  /** With a file that was dropped on the page, or none yet. */
  | {readonly kind: 'import'; readonly file?: File}
  /** With the chats of the address. */
  | {readonly kind: 'link'; readonly found: CheckedWorkspace}
  | {readonly kind: ChatDialog; readonly id: string};
