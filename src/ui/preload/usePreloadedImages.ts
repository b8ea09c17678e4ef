import {useEffect, useState} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {imageSets, type ImageSet} from './images';

declare global {
  interface Navigator {
    /** Not in Firefox and Safari. */
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  }
}

/** How far a picture has come. `skipped` means that the reader asks browsers to save data. */
export type ImageState = 'waiting' | 'loaded' | 'failed' | 'skipped';

/** Calls `task` when the browser has nothing else to do; the returned function calls it off. */
function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(task, {timeout: 4000});
    return () => window.cancelIdleCallback(id);
  }
  const id = globalThis.setTimeout(task, 1500);
  return () => globalThis.clearTimeout(id);
}

/**
 * Fetches a set of pictures into the browser's cache while it is idle, and says how far each has come.
 * A reader who saves data is spared.
 */
export function usePreloadedImages(set: ImageSet): Readonly<Record<string, ImageState>> {
  const {withBaseUrl} = useBaseUrlUtils();
  const [states, setStates] = useState<Readonly<Record<string, ImageState>>>({});

  useEffect(() => {
    let isCurrent = true;
    const report = (path: string, state: ImageState) => {
      if (isCurrent) setStates((known) => ({...known, [path]: state}));
    };
    const cancel = whenIdle(() => {
      for (const path of imageSets[set]) {
        if (navigator.connection?.saveData) {
          report(path, 'skipped');
          continue;
        }
        const image = new Image();
        image.fetchPriority = 'low';
        image.onload = () => report(path, 'loaded');
        image.onerror = () => report(path, 'failed');
        image.src = withBaseUrl(path);
      }
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [set, withBaseUrl]);

  return states;
}
