import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {startTransition, useCallback, useState} from 'react';
import {safeStorage} from '../lib/safeStorage';
import {storageName} from '../lib/storageName';
import {DEFAULT_FRAMEWORK, FRAMEWORK_KEY, isFramework, type FrameworkId} from './frameworks';

const listeners = new Set<() => void>();

function current(): FrameworkId {
  const noted = document.documentElement.dataset.framework;
  return isFramework(noted) ? noted : DEFAULT_FRAMEWORK;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses the framework of all examples, now and for later visits. */
function chooseFramework(framework: FrameworkId): void {
  const {dataset} = document.documentElement;
  if (framework === DEFAULT_FRAMEWORK) delete dataset.framework;
  else dataset.framework = framework;
  // Where nothing can be stored, the choice lasts as long as the page.
  safeStorage.set('localStorage', storageName(FRAMEWORK_KEY), framework);
  const address = new URL(location.href);
  if (address.searchParams.has(FRAMEWORK_KEY)) {
    // On the next visit, an address with another framework would take precedence over the choice.
    address.searchParams.set(FRAMEWORK_KEY, framework);
    history.replaceState(history.state, '', address);
  }
  for (const listener of listeners) listener();
}

/**
 * The framework of all examples, and a function that chooses another one. The block in which the reader
 * chooses follows immediately, the others on the page when there is time.
 */
export function useFramework(): [FrameworkId, (framework: FrameworkId) => void] {
  const [framework, setFramework] = useState<FrameworkId>(DEFAULT_FRAMEWORK);
  useIsomorphicLayoutEffect(() => {
    setFramework(current());
    return subscribe(() => startTransition(() => setFramework(current())));
  }, []);
  const choose = useCallback((next: FrameworkId) => {
    setFramework(next);
    chooseFramework(next);
  }, []);
  return [framework, choose];
}
