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
