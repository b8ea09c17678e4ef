// One lazy chunk: the component and everything that only a live chat needs.
import {guardPage} from '../lib/guardedFetch';
import {OPTIONAL_MODULES} from './internals';

/**
 * Browsers offer an element with an id as a property of `window`, so a heading with the id
 * `remarkable_plugins` would be taken for the module, and every chat of its page would fail. A value of the
 * page's own comes before that, also one that says that there is no module.
 */
function hideElements(scope: object): void {
  for (const name of OPTIONAL_MODULES)
    if (!Object.hasOwn(scope, name)) Reflect.set(scope, name, undefined);
}

hideElements(window);
guardPage();

export {alike} from './configCopy';
export {Mount} from './mount';
