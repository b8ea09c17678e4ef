import type {CheckedWorkspace} from '../model/checkWorkspace';

/** A dialog about the workspace, which needs nothing to open. */
export type WorkspaceDialog =
  | 'templates'
  | 'compare'
  | 'shared'
  | 'share'
  | 'export'
  | 'import'
  | 'keys'
  | 'storage'
  | 'commands'
  | 'about';

/** The dialog that is open. */
export type OpenDialog =
  | {
      readonly kind: WorkspaceDialog;
      /** For `import`: a file that was dropped on the page. */
      readonly file?: File;
    }
  /** With the chats of the address. */
  | {readonly kind: 'link'; readonly found: CheckedWorkspace}
  | {readonly kind: 'production'; readonly id: string}
  /** With the messages before `upTo` only, where a chat is forked. */
  | {readonly kind: 'duplicate'; readonly id: string; readonly upTo?: number};
