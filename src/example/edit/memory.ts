import {logStorageFailure} from '../../lib/storageFailure';

/** Edits live in the tab: they survive a reload and a way back, and end with the tab. */
function keyOf(title: string): string {
  return `example:${location.pathname}:${title}`;
}

/** The edit of an example that this tab holds. */
export function recallEdit(title: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(title)) ?? undefined;
  } catch (error) {
    logStorageFailure(error);
    return undefined;
  }
}

/** Keeps an edit, or forgets it. */
export function rememberEdit(title: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(keyOf(title));
    else sessionStorage.setItem(keyOf(title), text);
  } catch (error) {
    logStorageFailure(error); // the edit lasts as long as the page
  }
}
