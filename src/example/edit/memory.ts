import {logStorageFailure} from '../../lib/storageFailure';

/** Edits live in the tab: they survive a reload and a way back, and end with the tab. */
function keyOf(title: string): string {
  return `example:${location.pathname}:${title}`;
}

function runKeyOf(title: string): string {
  return `example-running:${location.pathname}:${title}`;
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
    if (text === undefined) {
      sessionStorage.removeItem(keyOf(title));
      sessionStorage.removeItem(runKeyOf(title));
    } else sessionStorage.setItem(keyOf(title), text);
  } catch (error) {
    logStorageFailure(error); // the edit lasts as long as the page
  }
}

/** Notes that an edit runs, before it does: one that never ends may leave no other chance. */
export function noteRun(title: string): void {
  try {
    sessionStorage.setItem(runKeyOf(title), '1');
  } catch (error) {
    logStorageFailure(error); // the edit runs again after a reload
  }
}

/** Notes that an edit does not run any more, or can be left without harm. */
export function noteRunEnded(title: string): void {
  try {
    sessionStorage.removeItem(runKeyOf(title));
  } catch (error) {
    logStorageFailure(error);
  }
}

/** Whether an edit was still running when the page was left, because it never ended. */
export function wasRunning(title: string): boolean {
  try {
    return sessionStorage.getItem(runKeyOf(title)) !== null;
  } catch (error) {
    logStorageFailure(error);
    return false;
  }
}
