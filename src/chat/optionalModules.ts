import {OPTIONAL_MODULES} from './internals';

/**
 * Browsers offer an element with an id as a property of `window`, so a heading with the id
 * `remarkable_plugins` would be taken for the module, and every chat of its page would fail. A value of the
 * page's own comes before that, also one that says that there is no module.
 */
function hideElements(scope: object): void {
  const values = scope as Record<string, unknown>;
  for (const name of OPTIONAL_MODULES) if (!Object.hasOwn(values, name)) values[name] = undefined;
}

hideElements(window);
