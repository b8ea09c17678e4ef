import React, {type ReactNode} from 'react';
import type {CheckedWorkspace} from '../model/checkWorkspace';
import type {Workspace, MessagesByChat} from '../schema';

import {Button} from '../../ui/Button';

/** Adds or replaces chats that came from outside, with their messages. */
export type TakeOver = (workspace: Workspace, messages?: MessagesByChat) => void;

interface Props {
  /** What came in; without a workspace there is nothing good in it. */
  readonly found: CheckedWorkspace | undefined;
  readonly onReplace: TakeOver;
  readonly onMerge: TakeOver;
  readonly onClose: () => void;
}

/** What to do with chats that came from outside. */
export function ImportButtons({found, onReplace, onMerge, onClose}: Props): ReactNode {
  const take = (taker: TakeOver) => () => {
    if (found?.workspace) taker(found.workspace, found.messages);
  };
  return (
    <>
      <Button onClick={onClose}>Keep mine</Button>
      <Button disabled={!found?.workspace} onClick={take(onMerge)}>
        Add to mine
      </Button>
      <Button primary disabled={!found?.workspace} onClick={take(onReplace)}>
        Replace mine
      </Button>
    </>
  );
}
