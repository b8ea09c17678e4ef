import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

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

/** A click on the sign beside a heading copies the address of the heading, and leads there as ever. */
function copyLink(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.hash-link');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const status = statusPlace();
  status.textContent = '';
  const {clipboard} = navigator as {clipboard?: Clipboard};
  void clipboard?.writeText(link.href).then(
    () => {
      link.dataset.copied = '';
      status.textContent = 'The link is on the clipboard';
      setTimeout(() => delete link.dataset.copied, SAID);
    },
    () => undefined, // the address bar has it
  );
}

/** Scrolls the sidebar, and nothing else, to the page that is open. */
function showCurrentPage(): void {
  const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
  const link = [...(menu?.querySelectorAll('.menu__link--active') ?? [])].at(-1);
  if (!menu || !link) return;
  const [outer, inner] = [menu.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    menu.scrollTop += inner.top - outer.top - outer.height / 3;
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', copyLink);

/** Docusaurus calls it when a page is drawn. */
export function onRouteDidUpdate(): void {
  showCurrentPage();
}
