/** In ms: how long a heading says that its link was copied. */
const SAID = 2000;

/** A place for news that assistive technology reads out; it has to be there before its text changes. */
function statusPlace(): HTMLElement {
  const known = document.querySelector<HTMLElement>('[data-link-status]');
  if (known) return known;
  const place = document.createElement('p');
  place.dataset.linkStatus = '';
  place.className = 'sr-only';
  place.setAttribute('role', 'status');
  document.body.append(place);
  return place;
}

/** Copies the address of a heading, and says so beside it. A click that opens another tab copies nothing. */
export function copyLink(link: HTMLAnchorElement, click: MouseEvent): void {
  if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
  const status = statusPlace();
  status.textContent = '';
  const {clipboard}: {clipboard?: Clipboard} = navigator;
  void clipboard?.writeText(link.href).then(
    () => {
      link.dataset.copied = '';
      status.textContent = 'The link is on the clipboard';
      setTimeout(() => delete link.dataset.copied, SAID);
    },
    () => undefined, // the address bar has it
  );
}
