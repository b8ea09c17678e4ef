import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {withCause} from '../lib/withCause';

/**
 * Loads a component.
 *
 * @param load - Always the same function for the same part: another one loads another part.
 * @returns The component, once it is loaded, or why it couldn't be loaded.
 */
export function useLazyPart<P>(load: () => Promise<ComponentType<P>>) {
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
