/** Milliseconds a page may take to appear before the reader's focus is left where it is. */
const PATIENCE = 3000;

/**
 * Moves the focus to the heading that a chosen result leads to, once its page is there, so that reading and
 * the Tab key go on from it. Without a heading the page's own skip link gets the focus from Docusaurus.
 *
 * @param address path of the result, with its anchor.
 */
export function focusTarget(address: string): void {
  const {pathname, hash} = new URL(address, window.location.origin);
  const id = decodeURIComponent(hash.slice(1));
  if (!id) return;
  const started = Date.now();
  const tryOnce = () => {
    const isThere = window.location.pathname === pathname && window.location.hash === hash;
    const heading =
      isThere && !document.querySelector('dialog[open]') && document.getElementById(id);
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({preventScroll: true});
    } else if (Date.now() - started < PATIENCE) window.setTimeout(tryOnce, 50);
  };
  // After the modal has closed and given the focus back.
  window.setTimeout(tryOnce, 0);
}
