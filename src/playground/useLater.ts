import {useCallback, useEffect, useRef} from 'react';

/**
 * Runs the last of several edits in a row after a pause, because each one redraws a chat. What still waits
 * when the component goes is run then.
 *
 * @param pause - In ms.
 * @returns a function that takes the edit to run, and one that runs what waits now
 */
export function useLater(pause: number): readonly [(edit: () => void) => void, () => void] {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current?.();
    waiting.current = undefined;
  }, []);
  useEffect(() => flush, [flush]);
  const later = useCallback(
    (edit: () => void) => {
      clearTimeout(timer.current);
      waiting.current = edit;
      timer.current = setTimeout(flush, pause);
    },
    [flush, pause],
  );
  return [later, flush];
}
