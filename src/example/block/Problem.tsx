import React, {type ReactNode, type RefObject} from 'react';
import type {ShownCode} from './useMadeCode';
import styles from './Problem.module.css';

interface Props {
  readonly children: ReactNode;
  /** Left out where another try would end in the same way. */
  readonly onRetry?: (() => void) | undefined;
}

/** What went wrong in a block, with a way to try again. The place around it announces it. */
export function Problem({children, onRetry}: Props): ReactNode {
  return (
    <p className={styles.problem}>
      {children}{' '}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      )}
    </p>
  );
}

interface HeadProps {
  readonly shown: Pick<ShownCode, 'error' | 'retry'>;
  /** The panel around it, which can take the focus. */
  readonly panel: RefObject<HTMLElement | null>;
}

/** The head of a code panel whose code could not be made; nothing where all is well. */
export function CodeProblem({shown: {error, retry}, panel}: HeadProps): ReactNode {
  if (!error) return null;
  const onRetry = () => {
    panel.current?.focus({preventScroll: true}); // the button goes away
    retry();
  };
  return (
    <div role="alert">
      <Problem onRetry={onRetry}>{error}</Problem>
    </div>
  );
}
