import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {withCause} from '../lib/withCause';

/** A part of the page whose code is loaded when it is first shown. */
export interface LazyPart<P> {
  /** The component, once it is loaded. */
  readonly Part: ComponentType<P> | undefined;
  /** Why it couldn't be loaded; empty while it can. */
  readonly failure: string;
  readonly retry: () => void;
}

/**
 * Loads a component.
 *
 * @param load - Always the same function for the same part: another one loads another part.
 */
export function useLazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const [found, setFound] = useState<{
    readonly load: typeof load;
    readonly Part: ComponentType<P>;
  }>();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (Part) => {
        if (!isCurrent) return;
        setFailure('');
        setFound({load, Part});
      },
      (error: unknown) => {
        if (isCurrent) setFailure(withCause('This part could not be loaded.', error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  const retry = useCallback(() => {
    setFailure('');
    setAttempt((count) => count + 1);
  }, []);
  return {Part: found?.load === load ? found.Part : undefined, failure, retry};
}
