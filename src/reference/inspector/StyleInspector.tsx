import React, {useState, type ComponentType, type ReactNode} from 'react';

/** A chat whose parts say what styles them; it is loaded with the first click. */
export function StyleInspector(): ReactNode {
  const [Panel, setPanel] = useState<ComponentType>();
  const [notice, setNotice] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setNotice('Loading…');
    import('./InspectorPanel').then(
      (module) => setPanel(() => module.default),
      () => {
        setFailed(true);
        setNotice('The inspector could not be loaded. Check the connection.');
      },
    );
  };
  if (Panel) return <Panel />;
  return (
    <p>
      <button type="button" className="button button--primary" onClick={open}>
        {hasFailed ? 'Retry' : 'Inspect a chat'}
      </button>{' '}
      <span role="status">{notice}</span>
    </p>
  );
}
