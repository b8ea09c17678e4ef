import {useCallback, useEffect, useRef} from 'react';

/**
 * Runs the last of several edits in a row after a pause, because each one redraws a chat. What still waits
 * when the component goes is run then.
 *
 * @returns a function that takes the edit to run and the pause in ms, without which the edit waits for the
 *   second function: it runs what waits now
 */
export function useLater() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const edit = waiting.current;
    waiting.current = undefined;
    edit?.();
  }, []);
  useEffect(() => flush, [flush]);
  const later = useCallback(
    (edit: () => void, pause?: number) => {
      clearTimeout(timer.current);
      waiting.current = edit;
      if (pause !== undefined) timer.current = setTimeout(flush, pause);
    },
    [flush],
  );
  return [later, flush] as const;
}
