import {line} from './line';

/** Sections 1 and 2: what the site is, its routes and its screens. */
export const SCREENS = [
  line(
    '1.parts',
    'html.spec.ts › every promised route is a page',
    'walk.spec.ts › /docs/connect at 1280 and 390 px, light and dark',
  ),
  line(
    '1.search',
    'search-results.spec.ts › are grouped, at most five in a group, with a link to all of them',
    'unit/search-relevance.test.ts › readers find the page they look for',
  ),
  line(
    '1.topics',
    'hosting.spec.ts › each topic of the docs has a page with text, examples and a place in the sidebar',
    'html.spec.ts › every promised route is a page',
    'unit/coverage.test.ts › holds all %s',
  ),
  line('1.locale', 'hosting.spec.ts › every page: language, canonical address, link preview'),
  line(
    '1.version',
    'shell.spec.ts › the version that is read is remembered',
    'hosting.spec.ts › the docs have one version, current, labelled Next, at the root of the site',
  ),
  line(
    '1.settings',
    'unit/config.test.ts › takes them, an analytics script and a font provider from the environment',
    'hosting.spec.ts › every page: language, canonical address, link preview',
    'variant.spec.ts › works under a sub-path: every page, its files and links',
  ),
  line(
    '1.links',
    'unit/config.test.ts › fails at a broken link and at a broken anchor',
    'hosting.spec.ts › the build refuses broken links, anchors and routes',
  ),
  line(
    '1.slash',
    'unit/config.test.ts › takes them, an analytics script and a font provider from the environment',
    'src/config/settings.test.ts › takes what the environment says',
    'hosting.spec.ts › pages answer with and without a slash, compressed, and others with 404',
  ),
  line(
    '1.root',
    'html.spec.ts › every promised route is a page',
    'hosting.spec.ts › the docs have one version, current, labelled Next, at the root of the site',
  ),
  line('1.backend', 'walk.spec.ts › /docs/connect at 1280 and 390 px, light and dark'),

  line('2.nav.items', 'shell.spec.ts › navigation bar: items, order and targets'),
  line('2.nav.scroll', 'shell.spec.ts › navigation bar: logo of 31 by 31 px, stays on scroll'),
  line('2.nav.skip', 'shell.spec.ts › skip link is the first stop and leads to the content'),
  line(
    '2.nav.logo',
    'shell.spec.ts › logo of 31 by 31 px, in the bar and in the menu',
    'shell.spec.ts › navigation bar: logo of 31 by 31 px, stays on scroll',
  ),
  line('2.nav.back', 'shell.spec.ts › opens, goes back to the main menu and closes'),
  line(
    '2.nav.desktop',
    'widths.spec.ts › /docs/connect has the navigation of one layout at 996.5 px',
    'shell.spec.ts › stays open at 995 px and is closed at 996 px',
  ),

  line('2.routes.pages', 'html.spec.ts › every promised route is a page'),
  line(
    '2.routes.fragments',
    'html.spec.ts › every promised route is a page',
    'src/gallery/fragmentMistakes.test.ts › finds nothing wrong with the parts of this site',
  ),
  line('2.routes.small', 'html.spec.ts › every promised route is a page'),
  line(
    '2.routes.docs',
    'html.spec.ts › every promised route is a page',
    'unit/anchors.test.ts › find their headings on %s',
  ),
  line('2.routes.examples', 'html.spec.ts › every promised route is a page'),
  line(
    '2.routes.exact',
    'addresses.spec.ts › addresses match as a whole inside the site too: others are not found',
    'addresses.spec.ts › an address in another case leads to its page, from outside and inside',
    'addresses.spec.ts › an unknown address: status 404, own title, search and ways on',
    'hosting.spec.ts › pages answer with and without a slash, compressed, and others with 404',
  ),
  line('2.routes.sidebars', 'shell.spec.ts › navigation bar: items, order and targets'),
  line(
    '2.routes.query',
    'search-page.spec.ts › keeps the query in the address, cut to 64 characters',
  ),
  line(
    '2.routes.toc',
    'shell.spec.ts › the table of contents leaves headings of level 4 out',
    'shell.spec.ts › docs pages: contents of levels 2 and 3, breadcrumbs, edit link, date, neighbors',
  ),

  line(
    '2.search.keys',
    'search-modal.spec.ts › opens with Control+k',
    'search-modal.spec.ts › leaves the slash key to inputs, also inside a shadow root',
  ),
  line(
    '2.search.click',
    'search-modal.spec.ts › opens with a click',
    'search-modal.spec.ts › opens with a tap',
  ),
  line(
    '2.search.focus',
    'search-modal.spec.ts › opens when the button gets the focus, and not when the focus comes back',
  ),
  line(
    '2.search.typing',
    'search-modal.spec.ts › opens by typing in the button, and keeps what is typed meanwhile',
  ),
  line(
    '2.search.label',
    'search-modal.spec.ts › button: label and hint; nothing else is loaded before it is used',
    'search-modal.spec.ts › opens with Control+k',
  ),
  line(
    '2.search.groups',
    'search-results.spec.ts › are grouped, at most five in a group, with a link to all of them',
  ),
  line(
    '2.search.all',
    'search-results.spec.ts › are grouped, at most five in a group, with a link to all of them',
  ),
  line(
    '2.search.start',
    'search-results.spec.ts › are grouped, at most five in a group, with a link to all of them',
    'search-stored.spec.ts › broken ones are dropped, and of eleven favorites the oldest',
  ),
  line(
    '2.search.none',
    'search-results.spec.ts › none: says so, suggests at most three groups, and asks to report',
    'search-results.spec.ts › none without an address for reports: nobody is asked to report',
  ),
  line(
    '2.search.error',
    'search-results.spec.ts › the index fails to load: the error screen, and the next query tries again',
  ),

  line(
    '2.crash',
    'errors.spec.ts › a page that crashes: title, message, and Try again brings it back',
    'errors.spec.ts › a layout that crashes: the same page without the layout',
  ),
];
