import React, {useState, type ComponentType, type ReactNode} from 'react';
import type {ProviderKey} from './types';
import styles from './Try.module.css';

interface Props {
  /** Key in `directConnection`. */
  readonly provider: ProviderKey;
  /** What stands on the page in any case: the requests of the provider's modes. */
  readonly children?: ReactNode;
}

/** A place to try a provider. The chat and all that it needs are loaded with the first click. */
export function TryProvider({provider, children}: Props): ReactNode {
  const [Panel, setPanel] = useState<ComponentType<{readonly provider: ProviderKey}>>();
  const [notice, setNotice] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setNotice('Loading…');
    import('./TryPanel').then(
      (module) => {
        setPanel(() => module.default);
        setNotice('');
      },
      () => {
        setFailed(true);
        setNotice('The chat could not be loaded. Check the connection.');
      },
    );
  };
  return (
    <>
      {Panel ? (
        <Panel provider={provider} />
      ) : (
        <p>
          <button type="button" className="button button--primary" onClick={open}>
            {hasFailed ? 'Retry' : 'Try it here'}
          </button>{' '}
          <span role="status">{notice}</span>
        </p>
      )}
      {children}
    </>
  );
}

/** The request of one mode, folded away. */
export function TryMode({name, children}: {readonly name: string; readonly children: ReactNode}) {
  return (
    <details className={styles.mode}>
      <summary>{name}</summary>
      {children}
    </details>
  );
}
