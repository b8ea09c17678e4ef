import {isObject} from '../../lib/isObject';
import type {Json} from '../../lib/json';

/** One place in which two requests differ. What is absent on one side is undefined there. */
export interface Change {
  /** Such as `messages[2].content`. */
  readonly path: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** Most places that are listed. */
const MAX_CHANGES = 100;

function collect(
  before: Json | undefined,
  after: Json | undefined,
  path: string,
  found: Change[],
): void {
  if (found.length >= MAX_CHANGES) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now]: readonly (readonly Json[])[] = [before, after];
    const length = Math.max(old?.length ?? 0, now?.length ?? 0);
    for (let at = 0; at < length; at++) collect(old?.[at], now?.[at], `${path}[${at}]`, found);
    return;
  }
  if (isObject(before) && isObject(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      collect(before[name], after[name], path ? `${path}.${name}` : name, found);
    return;
  }
  if (JSON.stringify(before) !== JSON.stringify(after)) found.push({path, before, after});
}

/** Where the body of a request differs from the one before it. */
export function bodyDifference(before: Json, after: Json): readonly Change[] {
  const found: Change[] = [];
  collect(before, after, '', found);
  return found;
}
