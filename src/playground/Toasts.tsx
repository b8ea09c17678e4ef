import React, {type ReactNode} from 'react';
import {Notices} from './Notices';
import {act, usePlayground} from './store';
import type {DeepLinkState} from './useDeepLink';
import {Button} from '../ui/Button';
import {Toast} from '../ui/Toast';
import styles from './Playground.module.css';

interface Props {
  readonly link: Pick<DeepLinkState, 'notice' | 'dismiss'>;
}

/** Everything that the playground says, over the first messages, so that nothing moves and no field is covered. */
export function Toasts({link}: Props): ReactNode {
  const outcome = usePlayground((state) => state.outcome);
  return (
    <div className={styles.toasts}>
      <Notices />
      {link.notice && (
        <div className={styles.notice} role="alert">
          <p>{link.notice}</p>
          <Button onClick={link.dismiss}>Dismiss</Button>
        </div>
      )}
      <Toast
        about={outcome}
        text={outcome?.text}
        action={
          outcome?.canUndo && (
            <Button icon="undo" onClick={() => act({type: 'undo'})}>
              Undo<span className="sr-only"> that</span>
            </Button>
          )
        }
      />
    </div>
  );
}
