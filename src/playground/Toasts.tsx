import React, {type ReactNode} from 'react';
import type {Outcome} from './model/outcome';
import type {Workspace} from './schema';
import {Notices} from './Notices';
import {wordsOf} from './outcomeWords';
import type {DeepLinkState} from './useDeepLink';
import type {PlaygroundState} from './usePlayground';
import {Button} from '../ui/Button';
import {Toast} from '../ui/Toast';
import styles from './Playground.module.css';

interface Props {
  readonly outcome: Outcome | undefined;
  readonly onUndo: () => void;
  readonly link: Pick<DeepLinkState, 'notice' | 'dismiss'>;
  readonly workspace: Workspace;
  readonly saving: Pick<PlaygroundState, 'saveState' | 'saver' | 'keepMine'>;
}

/** Everything that the playground says, over the first messages, so that nothing moves and no field is covered. */
export function Toasts({outcome, onUndo, link, workspace, saving}: Props): ReactNode {
  return (
    <div className={styles.toasts}>
      <Notices {...saving} workspace={workspace} />
      {link.notice && (
        <div className={styles.notice} role="alert">
          <p>{link.notice}</p>
          <Button onClick={link.dismiss}>Dismiss</Button>
        </div>
      )}
      <Toast
        about={outcome}
        text={outcome && wordsOf(outcome)}
        action={
          outcome?.canUndo && (
            <Button icon="undo" onClick={onUndo}>
              Undo<span className="sr-only"> that</span>
            </Button>
          )
        }
      />
    </div>
  );
}
