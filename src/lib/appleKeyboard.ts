import {useSyncExternalStore} from 'react';

/** Whether the keyboard has a Cmd key. Only in a browser. */
export function isAppleKeyboard(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

const never = () => () => undefined;

/** Whether the keyboard has a Cmd key; false in the static HTML and until React has taken it over. */
export function useAppleKeyboard(): boolean {
  return useSyncExternalStore(never, isAppleKeyboard, () => false);
}
