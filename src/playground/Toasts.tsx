import React, {useEffect, useState, type ReactNode} from 'react';
import type {Outcome} from './model/outcome';
import {Notices} from './Notices';
import {wordsOf} from './outcomeWords';
import type {DeepLinkState} from './useDeepLink';
import type {PlaygroundState} from './usePlayground';
import {Button} from '../ui/Button';
import {IconButton} from '../ui/IconButton';
import styles from './Playground.module.css';

/** What an action did is shown this many ms; longer while it is pointed at or has the focus. */
const SHOW_FOR = 7000;

interface Props {
  readonly outcome: Outcome | undefined;
  readonly onUndo: () => void;
  readonly link: Pick<DeepLinkState, 'notice' | 'dismiss'>;
  readonly saving: Pick<PlaygroundState, 'saveState' | 'saver' | 'takeTheirs' | 'keepMine'>;
}

/** What the last action did, and a way back where it took something away. */
function OutcomeToast({outcome, onUndo}: Pick<Props, 'outcome' | 'onUndo'>): ReactNode {
  const [closed, setClosed] = useState<Outcome>();
  const [isHeld, setHeld] = useState(false);
  const shown = outcome === closed ? undefined : outcome;

  useEffect(() => {
    if (!shown || isHeld) return undefined;
    const timer = setTimeout(() => setClosed(shown), SHOW_FOR);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);

  return (
    // It only watches the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={shown ? styles.toast : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status">{shown && wordsOf(shown)}</p>
      {shown?.canUndo && (
        <Button icon="undo" onClick={onUndo}>
          Undo<span className="sr-only"> that</span>
        </Button>
      )}
      {shown && (
        <IconButton
          icon="close"
          label="Dismiss the message"
          tip="Dismiss"
          align="end"
          onClick={() => setClosed(shown)}
        />
      )}
    </div>
  );
}

/** Everything that the playground says, over the first messages, so that nothing moves and no field is covered. */
export function Toasts({outcome, onUndo, link, saving}: Props): ReactNode {
  return (
    <div className={styles.toasts}>
      <Notices {...saving} />
      {link.notice && (
        <div className={styles.notice} role="alert">
          <p>{link.notice}</p>
          <Button onClick={link.dismiss}>Dismiss</Button>
        </div>
      )}
      <OutcomeToast outcome={outcome} onUndo={onUndo} />
    </div>
  );
}
