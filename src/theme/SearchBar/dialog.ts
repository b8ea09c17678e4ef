const TABBABLE = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input:not([disabled])';

/**
 * Repairs what DocSearch's markup says to assistive technology. DocSearch calls its root a button, gives
 * all result lists one id, names ids in `aria-controls` that do not exist, and has links and buttons inside
 * list options, whose content assistive technology takes for plain text. Here the dialog around it is the
 * dialog, the input is the combobox, and the lists that it opens are trees: a list element may be one, its
 * items may hold links and buttons, and results below another one are its branches.
 */
function repairSemantics(dialog: HTMLElement): void {
  const root = dialog.querySelector('.DocSearch-Container');
  const input = dialog.querySelector('input');
  if (!root || !input) return;
  for (const name of [
    'role',
    'tabindex',
    'aria-expanded',
    'aria-haspopup',
    'aria-controls',
    'aria-labelledby',
  ])
    root.removeAttribute(name);
  // Inside the dialog they are no landmarks of the page.
  for (const part of dialog.querySelectorAll('header, footer')) set(part, 'role', 'presentation');
  set(dialog.querySelector('.DocSearch-Form'), 'role', 'search');

  const lists = [...dialog.querySelectorAll('.DocSearch-Hits > ul')];
  for (const list of lists) {
    const items = [...list.children];
    const title = list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent ?? '';
    // Items are called docsearch-<source>-item-<number>.
    set(list, 'id', (items[0]?.id ?? '').replace(/-item-\d+$/, '-list'));
    set(list, 'role', 'tree');
    list.removeAttribute('aria-labelledby');
    set(list, 'aria-label', title);
    for (const item of items) {
      set(item, 'role', 'treeitem');
      set(item, 'aria-level', item.classList.contains('DocSearch-Hit--Child') ? '2' : '1');
    }
  }

  const isOpen = lists.length > 0 && !isCollapsed(dialog);
  set(input, 'role', 'combobox');
  set(input, 'aria-autocomplete', 'list');
  set(input, 'aria-haspopup', 'tree');
  set(input, 'aria-expanded', String(isOpen));
  const controlled = lists.map((list) => list.id).join(' ');
  if (isOpen) set(input, 'aria-controls', controlled);
  else input.removeAttribute('aria-controls');
  const active = input.getAttribute('aria-activedescendant');
  if (active && !dialog.querySelector(`#${CSS.escape(active)}`))
    input.removeAttribute('aria-activedescendant');
}

function set(element: Element | null, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function isCollapsed(dialog: HTMLElement): boolean {
  return dialog.dataset.collapsed !== undefined;
}

const isInList = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.DocSearch-Dropdown') !== null;

/**
 * Keyboard and semantics of the open dialog, until the returned function is called.
 *
 * Escape works in two steps: with a query it first closes the list of results, then clears the query and
 * closes the dialog. With an empty query it closes the dialog immediately.
 *
 * The list also closes when the focus leaves the query field for something outside the list, or empty space
 * of the dialog is pressed; the field opens it again. The Tab key stays inside, and goes from the field to
 * the list first: after the elements between the two, the list would be closed. Enter waits for the
 * results of the query: `data-answered` is the last query that has them.
 */
export function keepDialog(dialog: HTMLDialogElement, onClose: () => void): () => void {
  /** Whether Enter has been pressed for a query that is still on its way. */
  let isAwaited = false;
  const repair = () => {
    repairSemantics(dialog);
    const input = dialog.querySelector('input');
    if (!isAwaited || !isAnswered(input) || !dialog.querySelector('.DocSearch-Hit')) return;
    isAwaited = false;
    input?.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}),
    );
  };
  const isAnswered = (input: HTMLInputElement | null) =>
    !input?.value || input.value === dialog.dataset.answered;
  const observer = new MutationObserver(repair);
  observer.observe(dialog, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: [
      ...['aria-controls', 'aria-activedescendant', 'role', 'id'],
      ...['data-collapsed', 'data-answered'],
    ],
  });
  repair();

  const setCollapsed = (collapsed: boolean) => dialog.toggleAttribute('data-collapsed', collapsed);

  const onEscape = (event: KeyboardEvent) => {
    const input = dialog.querySelector('input');
    event.preventDefault();
    if (!input?.value || isCollapsed(dialog)) {
      event.stopPropagation();
      onClose();
      return;
    }
    // DocSearch closes its list itself when there is one; without one it would clear the query.
    const hasList = dialog.querySelector('.DocSearch-Hits') !== null;
    if (!hasList || event.target !== input) event.stopPropagation();
    input.focus();
    setCollapsed(true);
  };

  const onTab = (event: KeyboardEvent) => {
    // DocSearch's own trap knows only the elements that it started with, and the Tab key closes its list.
    event.stopPropagation();
    event.preventDefault();
    const visible = [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(
      (element) => element.checkVisibility?.() ?? element.offsetParent !== null,
    );
    const rank = (element: HTMLElement) => {
      if (element instanceof HTMLInputElement) return 0;
      return isInList(element) ? 1 : 2;
    };
    const stops = visible.sort((a, b) => rank(a) - rank(b));
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = event.shiftKey ? (at < 0 ? -1 : at - 1) : (at + 1) % stops.length;
    stops.at(next)?.focus();
  };

  const onFocus = ({target}: FocusEvent) => {
    // The dialog itself gets the focus when something is pressed that can't have it; see `onPress`.
    if (target !== dialog && !isInList(target)) setCollapsed(!(target instanceof HTMLInputElement));
  };
  const onPress = ({target}: PointerEvent) => {
    if (!isInList(target) && !(target instanceof HTMLInputElement)) setCollapsed(true);
  };

  const onEnter = (event: KeyboardEvent) => {
    const {target} = event;
    if (!(target instanceof HTMLInputElement) || isAnswered(target)) return;
    // DocSearch would drop the answer, and say that there are no results.
    event.stopPropagation();
    event.preventDefault();
    isAwaited = true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    isAwaited = false;
    if (event.key === 'Escape') onEscape(event);
    else if (event.key === 'Tab') onTab(event);
    else if (event.key === 'Enter') onEnter(event);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setCollapsed(false);
  };
  const onInput = () => setCollapsed(false);
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof HTMLInputElement) setCollapsed(false);
  };
  // A closing gesture, such as the back gesture of a phone; Escape does not get here.
  const onCancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };

  const ended = new AbortController();
  const {signal} = ended;
  // Before React's own listeners, which are on the document's body.
  dialog.addEventListener('keydown', onKeyDown, {capture: true, signal});
  dialog.addEventListener('focusin', onFocus, {signal});
  dialog.addEventListener('pointerdown', onPress, {signal});
  dialog.addEventListener('input', onInput, {signal});
  dialog.addEventListener('click', onClick, {signal});
  dialog.addEventListener('cancel', onCancel, {signal});
  return () => {
    observer.disconnect();
    ended.abort();
  };
}

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
