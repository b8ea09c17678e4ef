import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {withCause} from '../lib/withCause';
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
  const [failure, setFailure] = useState('');

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (Part) => isCurrent && setFound({Part}),
      (error: unknown) =>
        isCurrent &&
        setFailure(withCause('This part of the playground could not be loaded.', error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  if (found) return <found.Part {...props} />;
  if (!failure) return null;
  return (
    <Dialog title="Not loaded" onClose={props.onClose}>
      <p>{failure} Check the connection and try again.</p>
      <p>
        <Button
          primary
          onClick={() => {
            setFailure('');
            setAttempt(attempt + 1);
          }}
        >
          Retry
        </Button>
      </p>
    </Dialog>
  );
}
