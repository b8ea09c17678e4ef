import React, {useState, type ComponentType, type ReactNode} from 'react';
import {withCause} from '../lib/withCause';

interface Props {
  /** What the button says. */
  readonly label: string;
  /** What appears, as a failure names it: `The chat`. */
  readonly what: string;
  readonly load: () => Promise<{readonly default: ComponentType}>;
}

/** A button in whose place something large appears, with its code, when it is pressed. */
function LazyPanel({label, what, load}: Props): ReactNode {
  const [Panel, setPanel] = useState<ComponentType>();
  const [notice, setNotice] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setNotice('Loading…');
    load().then(
      (module) => setPanel(() => module.default),
      (error: unknown) => {
        setFailed(true);
        setNotice(withCause(`${what} could not be loaded. Check the connection.`, error));
      },
    );
  };
  if (Panel) return <Panel />;
  return (
    <p>
      <button type="button" className="button button--primary" onClick={open}>
        {hasFailed ? 'Retry' : label}
      </button>{' '}
      <span role="status">{notice}</span>
    </p>
  );
}

const loadIconFilter = () => import('./iconFilter/IconFilterPanel');
const loadInspector = () => import('./inspector/InspectorPanel');

/** Finds the filter that gives an icon a color. */
export function IconFilter(): ReactNode {
  return <LazyPanel label="Find a filter" what="The tool" load={loadIconFilter} />;
}

/** A chat whose parts say what styles them. */
export function StyleInspector(): ReactNode {
  return <LazyPanel label="Inspect a chat" what="The inspector" load={loadInspector} />;
}
