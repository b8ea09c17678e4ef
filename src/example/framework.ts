import {useSyncExternalStore} from 'react';
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
export function chooseFramework(framework: FrameworkId): void {
  const {dataset} = document.documentElement;
  if (framework === DEFAULT_FRAMEWORK) delete dataset.framework;
  else dataset.framework = framework;
  try {
    localStorage.setItem(FRAMEWORK_KEY, framework);
  } catch {
    // Storage is closed: the choice lasts as long as the page.
  }
  const address = new URL(location.href);
  if (address.searchParams.has(FRAMEWORK_KEY)) {
    // An address that names another framework would win over the choice on the next visit.
    address.searchParams.set(FRAMEWORK_KEY, framework);
    history.replaceState(history.state, '', address);
  }
  for (const listener of listeners) listener();
}

/** The framework of all examples. */
export function useFramework(): FrameworkId {
  return useSyncExternalStore(subscribe, current, () => DEFAULT_FRAMEWORK);
}
