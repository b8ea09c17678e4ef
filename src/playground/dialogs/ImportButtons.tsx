import React, {type ReactNode} from 'react';
import type {Workspace} from '../model/workspace';
import {Button} from '../ui/Button';

interface Props {
  /** What came in; absent while there is nothing good. */
  readonly workspace: Workspace | undefined;
  readonly onReplace: (workspace: Workspace) => void;
  readonly onMerge: (workspace: Workspace) => void;
  readonly onClose: () => void;
}

/** What to do with chats that came from outside. */
export function ImportButtons({workspace, onReplace, onMerge, onClose}: Props): ReactNode {
  return (
    <>
      <Button onClick={onClose}>Keep mine</Button>
      <Button disabled={!workspace} onClick={() => workspace && onMerge(workspace)}>
        Add to mine
      </Button>
      <Button primary disabled={!workspace} onClick={() => workspace && onReplace(workspace)}>
        Replace mine
      </Button>
    </>
  );
}
