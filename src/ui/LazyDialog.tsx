import React, {type ComponentType, type ReactNode} from 'react';
import {Button} from './Button';
import {Dialog} from './Dialog';
import {useLazyPart} from './useLazyPart';

interface Props<P> {
  /** Loads the part, always the same function: its code is fetched when the part is first asked for. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P & {readonly onClose: () => void};
}

/** A part of the page whose code is loaded when it is opened. */
export function LazyDialog<P extends object>({load, props}: Props<P>): ReactNode {
  const {Part, failure, retry} = useLazyPart(load);
  if (Part) return <Part {...props} />;
  if (!failure) return null;
  return (
    <Dialog title="Not loaded" onClose={props.onClose}>
      <p>{failure} Check the connection and try again.</p>
      <p>
        <Button primary onClick={retry}>
          Retry
        </Button>
      </p>
    </Dialog>
  );
}
