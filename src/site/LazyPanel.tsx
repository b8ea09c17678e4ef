import React, {useState, type ComponentType, type ReactNode} from 'react';

interface Props {
  /** What the button says. */
  readonly label: string;
  readonly load: () => Promise<{readonly default: ComponentType}>;
}

/** A button in whose place something large appears, with its code, when it is pressed. */
export function LazyPanel({label, load}: Props): ReactNode {
  const [Panel, setPanel] = useState<ComponentType>();
  const [notice, setNotice] = useState('');
  const open = () => {
    setNotice('Loading…');
    load().then(
      (module) => setPanel(() => module.default),
      () => setNotice('It could not be loaded. Check the connection and press the button again.'),
    );
  };
  if (Panel) return <Panel />;
  return (
    <p>
      <button type="button" className="button button--primary" onClick={open}>
        {label}
      </button>{' '}
      <span role="status">{notice}</span>
    </p>
  );
}
