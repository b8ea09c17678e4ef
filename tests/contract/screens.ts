import {line} from './line';

/** Sections 1 and 2: what the site is, its routes and its screens. */
export const SCREENS = [
  line(
    '1.parts',
    'A start page, a features page, docs, examples, a playground',
    'html.spec.ts › every promised route is a page',
    'walk.spec.ts › /docs/connect at 1280 and 390 px, light and dark',
  ),
  line(
    '1.search',
    'A search over the docs',
    'search-results.spec.ts › are grouped, at most five in a group, with a link to all of them',
    'unit/search-relevance.test.ts › readers find the page they look for',
  ),
  line(
    '1.topics',
    'The topics of the docs are covered',
    'hosting.spec.ts › each topic of the docs has a page with text, examples and a place in the sidebar',
    'html.spec.ts › every promised route is a page',
    'unit/coverage.test.ts › holds all %s',
  ),
  line(
    '1.locale',
    'One locale: English, left to right',
    'hosting.spec.ts › every page: language, canonical address, link preview',
  ),
  line(
    '1.version',
    'One version of the docs, named current, labelled Next',
    'shell.spec.ts › the version that is read is remembered',
    'hosting.spec.ts › the docs have one version, current, labelled Next, at the root of the site',
  ),
  line(
    '1.settings',
    'Title, tagline, base URL and icon are configuration',
    'unit/config.test.ts › takes them, an analytics script and a font provider from the environment',
    'hosting.spec.ts › every page: language, canonical address, link preview',
    'variant.spec.ts › works under a sub-path: every page, its files and links',
  ),
  line(
    '1.links',
    'A broken link fails the build',
    'unit/config.test.ts › fails at a broken link and at a broken anchor',
    'hosting.spec.ts › the build refuses broken links, anchors and routes',
  ),
  line(
    '1.slash',
    'Pages answer with and without a slash at the end',
    'hosting.spec.ts › pages answer with and without a slash, compressed, and others with 404',
  ),
  line(
    '1.root',
    'The docs are served from the root of the site',
    'html.spec.ts › every promised route is a page',
    'hosting.spec.ts › the docs have one version, current, labelled Next, at the root of the site',
  ),
  line(
    '1.backend',
    'No accounts and no backend of the product',
    'walk.spec.ts › /docs/connect at 1280 and 390 px, light and dark',
  ),

  line(
    '2.nav.items',
    'Start, Docs, Examples, Playground, and the repository at the right',
    'shell.spec.ts › navigation bar: items, order and targets',
  ),
  line(
    '2.nav.scroll',
    'The bar stays on scroll',
    'shell.spec.ts › navigation bar: logo of 31 by 31 px, stays on scroll',
  ),
  line(
    '2.nav.skip',
    'A link to skip to the content',
    'shell.spec.ts › skip link is the first stop and leads to the content',
  ),
  line(
    '2.nav.logo',
    'The logo is 31 by 31',
    'shell.spec.ts › logo of 31 by 31 px, in the bar and in the menu',
    'shell.spec.ts › navigation bar: logo of 31 by 31 px, stays on scroll',
  ),
  line(
    '2.nav.back',
    'The mobile menu has a way back to the main menu',
    'shell.spec.ts › opens, goes back to the main menu and closes',
  ),
  line(
    '2.nav.desktop',
    'From 996 px on the mobile menu is closed',
    'widths.spec.ts › /docs/connect has the navigation of one layout at 996.5 px',
    'shell.spec.ts › stays open at 995 px and is closed at 996 px',
  ),

  line(
    '2.routes.pages',
    'Home, start, playground, search, features',
    'html.spec.ts › every promised route is a page',
  ),
  line(
    '2.routes.fragments',
    'Parts of start, features, start panel and playground at routes of their own',
    'html.spec.ts › every promised route is a page',
    'src/gallery/check.test.ts › finds nothing wrong with the parts of this site',
  ),
  line(
    '2.routes.small',
    'Small-screen pages, footer, preload pages, utility pages',
    'html.spec.ts › every promised route is a page',
  ),
  line(
    '2.routes.docs',
    'The docs pages, providers and index pages',
    'html.spec.ts › every promised route is a page',
    'unit/anchors.test.ts › find their headings on %s',
  ),
  line('2.routes.examples', 'The examples pages', 'html.spec.ts › every promised route is a page'),
  line(
    '2.routes.exact',
    'Addresses match as a whole; others are not found',
    'addresses.spec.ts › addresses match as a whole inside the site too: others are not found',
    'addresses.spec.ts › an address in another case leads to its page, from outside and inside',
    'addresses.spec.ts › an unknown address: status 404, own title, search and ways on',
    'hosting.spec.ts › pages answer with and without a slash, compressed, and others with 404',
  ),
  line(
    '2.routes.sidebars',
    'The sidebars begin with introduction and frameworks',
    'shell.spec.ts › navigation bar: items, order and targets',
  ),
  line(
    '2.routes.query',
    'The search page reads q',
    'search-page.spec.ts › keeps the query in the address, cut to 64 characters',
  ),
  line(
    '2.routes.toc',
    'The table of contents has levels 2 and 3',
    'shell.spec.ts › the table of contents leaves headings of level 4 out',
    'shell.spec.ts › docs pages: contents of levels 2 and 3, breadcrumbs, edit link, date, neighbors',
  ),

  line(
    '2.search.keys',
    'Ctrl or Cmd and K, and the slash outside of inputs',
    'search-modal.spec.ts › opens with Control+k',
    'search-modal.spec.ts › leaves the slash key to inputs, also inside a shadow root',
  ),
  line(
    '2.search.click',
    'A click opens it',
    'search-modal.spec.ts › opens with a click',
    'search-modal.spec.ts › opens with a tap',
  ),
  line(
    '2.search.focus',
    'The focus opens it',
    'search-modal.spec.ts › opens when the button gets the focus, and not when the focus comes back',
  ),
  line(
    '2.search.typing',
    'Typing in the button opens it',
    'search-modal.spec.ts › opens by typing in the button, and keeps what is typed meanwhile',
  ),
  line(
    '2.search.label',
    'Label Search with a hint at the shortcut; placeholder Search docs',
    'search-modal.spec.ts › button: label and hint; nothing else is loaded before it is used',
    'search-modal.spec.ts › opens with Control+k',
  ),
  line(
    '2.search.groups',
    'Results are grouped by the top heading',
    'search-results.spec.ts › are grouped, at most five in a group, with a link to all of them',
  ),
  line(
    '2.search.all',
    'A link to all results',
    'search-results.spec.ts › are grouped, at most five in a group, with a link to all of them',
  ),
  line(
    '2.search.start',
    'The empty screen says that there are no recent searches',
    'search-results.spec.ts › are grouped, at most five in a group, with a link to all of them',
    'search-stored.spec.ts › broken ones are dropped, and of eleven favorites the oldest',
  ),
  line(
    '2.search.none',
    'Without results: the query, at most three suggestions, and a link for reports when configured',
    'search-results.spec.ts › none: says so, suggests at most three groups, and asks to report',
    'search-results.spec.ts › none without an address for reports: nobody is asked to report',
  ),
  line(
    '2.search.error',
    'The error screen and its hint at the connection',
    'search-results.spec.ts › the index fails to load: the error screen, and the next query tries again',
  ),

  line(
    '2.crash',
    'The crash page: title, message, Try again, title of the document',
    'errors.spec.ts › a page that crashes: title, message, and Try again brings it back',
    'errors.spec.ts › a layout that crashes: the same page without the layout',
  ),
];
