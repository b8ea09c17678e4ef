import type {CheckedWorkspace} from '../model/checkWorkspace';

/** The dialogs of the playground. */
export type DialogKind =
  | 'templates'
  | 'compare'
  | 'shared'
  | 'share'
  | 'export'
  | 'import'
  | 'keys'
  | 'storage'
  | 'commands'
  | 'about'
  | 'production'
  | 'duplicate';

/** What a dialog is about, besides the workspace. */
interface Subject {
  /** For `import`: a file that was dropped on the page. */
  readonly file?: File;
  /** For `import`: the chats of the address. */
  readonly found?: CheckedWorkspace;
  /** For `production` and `duplicate`: the chat. */
  readonly id?: string;
  /** For `duplicate`: the copy has the messages before this one only. */
  readonly upTo?: number;
}

/** The dialog that is open. */
export type OpenDialog = Subject & {readonly kind: DialogKind};

/** What each dialog gets. It reads everything else from the store. */
export type DialogProps = Subject & {readonly onClose: () => void};
