import {line} from './line';

/** Sections 7 to 9: calls, errors, constants. */
export const CALLS = [
  line(
    '7.queries',
    'hosted.spec.ts › a build with a hosted index asks its hosts in their order, with its name and key',
    'search-hosted.spec.ts › sends what the protocol asks for, and shows the answer as text',
    'search-hosted.spec.ts › tells the service what was seen once the reader pauses for 400 ms, when insights are on',
  ),
  line(
    '7.recommendations',
    'search-hosted.spec.ts › sends what the protocol asks for, and shows the answer as text',
  ),
  line(
    '7.analytics',
    'csp.spec.ts › an analytics script and a font provider work where settings name them, on a built page under its policy',
    'unit/config.test.ts › takes them, an analytics script and a font provider from the environment',
    'unit/config.test.ts › has title, tagline, base URL and icon, and nothing of others by default',
    'src/plugins/hosting/policy.test.ts › allows the files that the settings bring in',
  ),
  line(
    '7.prefetch',
    'states.spec.ts › a link that is pointed at fetches its page on 4g',
    'states.spec.ts › a link that is pointed at does not fetch its page on 2g',
    'states.spec.ts › the next pages are fetched before they are asked for, but not on 2g or with data saver',
  ),
  line(
    '7.fonts',
    'csp.spec.ts › an analytics script and a font provider work where settings name them, on a built page under its policy',
    'unit/config.test.ts › takes them, an analytics script and a font provider from the environment',
    'budgets.spec.ts › one font of at most 16 kB, preloaded',
  ),
  line('7.version', 'shell.spec.ts › the version that is read is remembered'),
  line('7.backend', 'walk.spec.ts › /docs/connect at 1280 and 390 px, light and dark'),

  line(
    '8.hosts',
    'search-hosted.spec.ts › no host can be reached: the error screen offers the offline copy; a setting takes it by itself',
    'search-hosted.spec.ts › the search page offers the offline copy when every host fails',
    'src/search/clients.test.ts › throws RetryError when every host fails',
  ),
  line(
    '8.retry',
    'search-hosted.spec.ts › asks the next host after a failure, and leaves the failed one alone',
    'search-hosted.spec.ts › gives a host 2000 ms for its body',
    'src/search/clients.test.ts › asks the next host after %i, as after no answer',
  ),
  line('8.api', "search-hosted.spec.ts › raises the API's error for 403, without another host"),
  line(
    '8.none',
    'search-results.spec.ts › none: says so, suggests at most three groups, and asks to report',
  ),
  line(
    '8.storage',
    'errors.spec.ts › storage missing: logged once a page, and the site works all the same',
    'errors.spec.ts › storage full: logged once a page, and the site works all the same',
    'errors.spec.ts › storage throwing: logged once a page, and the site works all the same',
    'playground.spec.ts › without storage the playground works all the same',
  ),
  line('8.credentials', 'search-hosted.spec.ts › missing credentials are an error'),
  line(
    '8.sources',
    'search-results.spec.ts › a doubled id of a source fails: the error names the id',
  ),
  line('8.navbar', 'errors.spec.ts › a navigation item that fails: the error says which and why'),
  line(
    '8.preload',
    'errors.spec.ts › the next page cannot be loaded: a warning, one reload at its address, no loop',
  ),
  line(
    '8.crash',
    'errors.spec.ts › a page that crashes: title, message, and Try again brings it back',
  ),
  line(
    '8.lazy',
    'errors.spec.ts › the first page cannot come alive: it says why, stays readable, and Retry loads it again',
    'errors.spec.ts › a page that cannot be loaded: the error and Retry, which loads it again',
  ),
  line('8.base', 'errors.spec.ts › a wrong base URL: the banner suggests the right one'),

  line(
    '9.results',
    'search-hosted.spec.ts › the search page asks the same service, 20 results at a time',
    'search-hosted.spec.ts › snippets have 5 words at 768 px, in the modal and on the search page',
    'search-page.spec.ts › shows 20 results and more on demand; the focus goes to the first new one',
  ),
  line(
    '9.stored',
    'search-stored.spec.ts › seven recent ones without highlights, four beside favorites',
    'search-stored.spec.ts › broken ones are dropped, and of eleven favorites the oldest',
    'src/search/stored.test.ts › have the name of the index',
    'src/search/stored.test.ts › keeps seven, or four beside favorites, and no favorite',
  ),
  line('9.stall', 'search-results.spec.ts › slow ones show as stalled after 300 ms'),
  line(
    '9.views',
    'search-hosted.spec.ts › tells the service what was seen once the reader pauses for 400 ms, when insights are on',
    'unit/search-sources.test.ts › view events wait for 400 ms',
  ),
  line('9.down', 'search-hosted.spec.ts › asks a host that rested for two minutes again'),
  line(
    '9.timeouts',
    'search-hosted.spec.ts › gives a host 1000 ms for its headers',
    'search-hosted.spec.ts › gives a host 2000 ms for its body',
    'unit/search-sources.test.ts › the client waits 1000, 2000 and 30000 ms',
  ),
  line('9.input', 'search-results.spec.ts › take at most 64 characters'),
  line(
    '9.desktop',
    'widths.spec.ts › /docs/connect has the navigation of one layout at 996.5 px',
    'shell.spec.ts › stays open at 995 px and is closed at 996 px',
  ),
  line('9.scroll', 'states.spec.ts › back to top: each frame leaves 0.85 of the way'),
  line(
    '9.loader',
    'errors.spec.ts › a page that loads late: nothing for 200 ms, then a spinner, then the page',
  ),
  line(
    '9.collapse',
    'states.spec.ts › a group of the sidebar opens in a time that its height gives, at once with reduced motion',
  ),
  line(
    '9.progress',
    'states.spec.ts › progress bar: after 200 ms, without a spinner, from 0.08 by at most 0.02 each 800 ms',
  ),
  line(
    '9.theme',
    'shell.spec.ts › starts light whatever the system says, alternates, and is remembered',
    'shell.spec.ts › is set before anything is drawn',
  ),
  line(
    '9.toc',
    'shell.spec.ts › the table of contents leaves headings of level 4 out',
    'shell.spec.ts › docs pages: contents of levels 2 and 3, breadcrumbs, edit link, date, neighbors',
    'hosting.spec.ts › every page: language, canonical address, link preview',
    'shell.spec.ts › navigation bar: logo of 31 by 31 px, stays on scroll',
  ),
];
