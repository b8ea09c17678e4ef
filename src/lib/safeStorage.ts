let isLogged = false;

/**
 * Says in the console that the browser stores nothing for this page: storage is closed, full or broken.
 * Once for each page that is opened, however many parts of it would store something; each of them goes on
 * without.
 *
 * @param error what storage has thrown
 */
export function logStorageFailure(error: unknown): void {
  if (isLogged) return;
  isLogged = true;
  console.warn(
    'The browser does not store anything for this page. What you choose lasts until you leave it.',
    error,
  );
}

/** The browser's storage for this tab, or for all visits. */
export type StorageArea = 'sessionStorage' | 'localStorage';

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    logStorageFailure(error);
    return undefined;
  }
}

/**
 * The browser's storage for code that goes on without it: where storage is closed, full or broken, nothing is
 * stored, nothing is found, and the console says so once.
 */
export const safeStorage = {
  get: (area: StorageArea, name: string): string | undefined =>
    attempt(() => window[area].getItem(name)) ?? undefined,
  set: (area: StorageArea, name: string, text: string): void =>
    attempt(() => window[area].setItem(name, text)),
  remove: (area: StorageArea, name: string): void => attempt(() => window[area].removeItem(name)),
};
