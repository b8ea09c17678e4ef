/** Whether shortcuts are pressed with ⌘ instead of Ctrl. False on the server. */
export function isAppleKeyboard(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
}
