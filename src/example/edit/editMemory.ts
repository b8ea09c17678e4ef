import {safeStorage} from '../../lib/safeStorage';

/** Edits live in the tab: they survive a reload and a way back, and end with the tab. */
const AREA = 'sessionStorage';

function keyOf(title: string): string {
  return `example:${location.pathname}:${title}`;
}

/** The edit of an example that this tab holds. */
export function recallEdit(title: string): string | undefined {
  return safeStorage.get(AREA, keyOf(title));
}

/** Keeps an edit, or forgets it. Where nothing can be stored it lasts as long as the page. */
export function rememberEdit(title: string, text: string | undefined): void {
  if (text === undefined) safeStorage.remove(AREA, keyOf(title));
  else safeStorage.set(AREA, keyOf(title), text);
}
