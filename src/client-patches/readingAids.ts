import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A click on the sign beside a heading copies the address of the heading, and leads there as ever. */
function onClick(event: MouseEvent): void {
  const {target} = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
  if (!link) return;
  void import('./copyLink').then(
    ({copyLink}) => copyLink(link, event),
    () => undefined, // offline: the address bar has it
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

if (ExecutionEnvironment.canUseDOM) document.addEventListener('click', onClick);

/** Docusaurus calls it when a page is drawn. */
export function onRouteDidUpdate(): void {
  showCurrentPage();
}
