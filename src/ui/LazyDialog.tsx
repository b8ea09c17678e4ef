import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {Button} from './Button';
import {Dialog} from './Dialog';

interface Props<P> {
  /** Loads the part, always the same function: its code is fetched when the part is first asked for. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P & {readonly onClose: () => void};
}

/** A part of the page whose code is loaded when it is opened. */
export function LazyDialog<P extends object>({load, props}: Props<P>): ReactNode {
  const [found, setFound] = useState<{readonly Part: ComponentType<P>}>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (Part) => isCurrent && setFound({Part}),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  if (found) return <found.Part {...props} />;
  if (!hasFailed) return null;
  return (
    <Dialog title="Not loaded" onClose={props.onClose}>
      <p>This part of the playground could not be loaded. Check the connection and try again.</p>
      <p>
        <Button
          primary
          onClick={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </Button>
      </p>
    </Dialog>
  );
}
