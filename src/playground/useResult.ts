import {useEffect, useState} from 'react';

/** What became of a promise; neither while it is under way. */
interface Result<T> {
  readonly value?: T;
  readonly error?: string;
}

/**
 * Waits for what a function makes. While another function is under way there is no result, so that the one
 * before isn't taken for it.
 *
 * @param make - The same function for the same result: `useCallback`.
 */
export function useResult<T>(make: () => Promise<T>): Result<T> {
  const [made, setMade] = useState<Result<T> & {readonly by: typeof make}>();
  useEffect(() => {
    let isCurrent = true;
    const keep = (result: Result<T>) => isCurrent && setMade({by: make, ...result});
    make().then(
      (value) => keep({value}),
      (error: unknown) => keep({error: error instanceof Error ? error.message : String(error)}),
    );
    return () => {
      isCurrent = false;
    };
  }, [make]);
  return made?.by === make ? made : {};
}
