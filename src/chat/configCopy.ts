/** Holds the configuration whose functions are called now. */
export interface Live {
  current: unknown;
}

type AnyFunction = (this: unknown, ...given: unknown[]) => unknown;

/** Functions that the component wrote into its copy and the host handed on to the author's object. */
const handedOut = new WeakSet<AnyFunction>();

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function';
}

function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/**
 * Copies objects and arrays all the way down; everything else (functions, `File`, `Worker`, dates) is
 * kept as it is. The component writes into `connect`, `textInput`, `customButtons`, `browserStorage`
 * and others, and does not render at all when some of them are frozen.
 */
export function copy<T>(value: T): T {
  return copyWith(value, [], (original) => original) as T;
}

/**
 * The copy that the component gets: as {@link copy}, but each function calls the one that is at
 * the same place of `live.current` at that moment. A parent that re-renders with new closures needs no
 * new assignment, which would rebuild the chat.
 */
export function copyLive<T>(value: T, path: readonly (string | number)[], live: Live): T {
  return copyWith(value, path, (original, at) => {
    return function (this: unknown, ...given: unknown[]) {
      const now = valueAt(live.current, at);
      return Reflect.apply(isFunction(now) ? now : original, this, given);
    };
  }) as T;
}

function copyWith(
  value: unknown,
  path: readonly (string | number)[],
  onFunction: (original: AnyFunction, path: readonly (string | number)[]) => AnyFunction,
): unknown {
  if (isFunction(value)) return onFunction(value, path);
  if (Array.isArray(value)) {
    return value.map((item, index) => copyWith(item, [...path, index], onFunction));
  }
  if (!isPlainObject(value)) return value;
  const made: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (isFunction(item) && handedOut.has(item)) continue;
    made[key] = copyWith(item, [...path, key], onFunction);
  }
  return made;
}

/** Whether two values are alike for the component; any two functions are (see {@link copyLive}). */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isFunction(one) && isFunction(other))) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => alike(item, other[index]));
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const [a, b] = [one[key], other[key]];
    if ((isFunction(a) && handedOut.has(a)) || (isFunction(b) && handedOut.has(b))) continue;
    if (!alike(a, b)) return false;
  }
  return true;
}

/** Names of the properties in which two configurations differ; an absent one equals `undefined`. */
export function changedKeys(one: object, other: object): readonly string[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => !alike(Reflect.get(one, key), Reflect.get(other, key)));
}

/**
 * Hands on what the component gives back through the objects it was configured with, so that code
 * which keeps such an object works as in the reader's own page: `displayLoadingBubble.toggle`,
 * `browserStorage.clear` and `customButtons[n].setState`.
 *
 * @param given - The copy that the component has and writes to.
 * @param author - The configuration as the author passed it.
 */
export function handOut(given: object, author: object): void {
  const buttons = valueAt(given, ['customButtons']);
  const indexes = Array.isArray(buttons) ? [...buttons.keys()] : [];
  const places: readonly (readonly [readonly (string | number)[], string])[] = [
    [['displayLoadingBubble'], 'toggle'],
    [['browserStorage'], 'clear'],
    ...indexes.map((index) => [['customButtons', index], 'setState'] as const),
  ];
  for (const [path, key] of places) {
    const [from, to] = [valueAt(given, path), valueAt(author, path)];
    if (!isPlainObject(from) || !isPlainObject(to) || !isFunction(from[key])) continue;
    const method: AnyFunction = (...values) => {
      const now = valueAt(given, [...path, key]);
      return isFunction(now) ? now(...values) : undefined;
    };
    handedOut.add(method);
    // A frozen object of the author stays as it is: the component could not have written to it either.
    Reflect.set(to, key, method);
  }
}

/**
 * Properties that the component reads when it creates its service, once for each element, and the style
 * sheet, which it takes once. A change of one of them needs a new element.
 */
export const AT_CREATION: ReadonlySet<string> = new Set([
  'connect',
  'directConnection',
  'webModel',
  'requestBodyLimits',
  'images',
  'gifs',
  'camera',
  'audio',
  'microphone',
  'mixedFiles',
  'auxiliaryStyle',
]);

/** Applied to the element without a rebuild. The component itself reads `chatStyle` only once. */
export const ON_ELEMENT: ReadonlySet<string> = new Set([
  'style',
  'chatStyle',
  'className',
  'id',
  'dir',
  'lang',
]);
