import {safeStorage} from '../../lib/safeStorage';

/** Edits live in the tab: they survive a reload and a way back, and end with the tab. */
const AREA = 'sessionStorage';

function keyOf(title: string): string {
  return `example:${location.pathname}:${title}`;
}

function runKeyOf(title: string): string {
  return `example-running:${location.pathname}:${title}`;
}

/** The edit of an example that this tab holds. */
export function recallEdit(title: string): string | undefined {
  return safeStorage.get(AREA, keyOf(title));
}

/** Keeps an edit, or forgets it. Where nothing can be stored it lasts as long as the page. */
export function rememberEdit(title: string, text: string | undefined): void {
  if (text === undefined) {
    safeStorage.remove(AREA, keyOf(title));
    safeStorage.remove(AREA, runKeyOf(title));
  } else safeStorage.set(AREA, keyOf(title), text);
}

/** Notes that an edit runs, before it does: one that never ends may leave no other chance. */
export function noteRun(title: string): void {
  safeStorage.set(AREA, runKeyOf(title), '1');
}

/** Notes that an edit does not run any more, or can be left without harm. */
export function noteRunEnded(title: string): void {
  safeStorage.remove(AREA, runKeyOf(title));
}

/** Whether an edit was still running when the page was left, because it never ended. */
export function wasRunning(title: string): boolean {
  return safeStorage.get(AREA, runKeyOf(title)) !== undefined;
}
