import {useCallback, useEffect, useRef} from 'react';

/** Runs the last of several edits after a pause in ms. The second function and the end of the component run it now. */
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
