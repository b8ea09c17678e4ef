/**
 * Makes every button of the chat work with Enter and Space. The component's own buttons are `div`s:
 * most react to Enter, the upload buttons to no key, none to Space; a row of its menu reacts to Enter
 * only when the pointer or an arrow key has marked it.
 *
 * @returns Takes the listener away.
 */
export function listenToKeys(root: ShadowRoot): () => void {
  const onKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.repeat) return;
    if (event.key !== ' ' && event.key !== 'Enter') return;
    const target = event.target;
    if (!(target instanceof HTMLElement) || target.matches('button,a,input,textarea,select'))
      return;
    const role = target.getAttribute('role');
    if (role !== 'button' && role !== 'menuitem') return;
    if (event.key === 'Enter' && role === 'button' && target.onkeydown) return;
    event.preventDefault();
    if (role === 'menuitem') {
      // The component's listener on the window would click the marked row a second time.
      event.stopPropagation();
      target.click();
      return;
    }
    if (target.getAttribute('aria-disabled') === 'true') return;
    if (target.onkeydown) {
      // Its own reaction to Enter may do more than a click: the menu button moves the focus.
      target.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter'}));
    } else {
      target.click();
    }
  };
  root.addEventListener('keydown', onKey);
  return () => root.removeEventListener('keydown', onKey);
}
