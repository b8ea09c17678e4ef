import {line} from './line';

/** Sections 3 to 6: entities, states and transitions, validation, roles. */
export const STATES = [
  line(
    '3.hit',
    'src/search/engine.test.ts › have the shape of the hosted service',
    'src/search/records.test.ts › makes one for each page, heading, name and paragraph, with unique ids',
  ),
  line(
    '3.stored',
    'search-stored.spec.ts › seven recent ones without highlights, four beside favorites',
  ),
  line(
    '3.announcement',
    'variant.spec.ts › shows, is closed for good, and comes back with another id',
  ),
  line('3.navbar', 'shell.spec.ts › navigation bar: items, order and targets'),
  line(
    '3.search',
    'src/config/settings.test.ts › takes what the environment says',
    'hosted.spec.ts › a build with a hosted index asks its hosts in their order, with its name and key',
    'search-hosted.spec.ts › sends what the protocol asks for, and shows the answer as text',
  ),
  line(
    '3.footer',
    'shell.spec.ts › navigation bar: items, order and targets',
    'src/data/siteLinks.test.ts › the footer links to each page once, and to pages that exist',
    'src/config/settings.test.ts › needs nothing from the environment',
  ),

  line(
    '4.color.default',
    'shell.spec.ts › starts light whatever the system says, alternates, and is remembered',
  ),
  line(
    '4.color.system',
    'variant.spec.ts › goes from system to light to dark to system, and follows the system live',
  ),
  line('4.color.tabs', 'shell.spec.ts › follows another tab'),
  line(
    '4.color.off',
    'states.spec.ts › color mode: a switch that is off deletes the choice and is not shown',
  ),
  line(
    '4.color.stored',
    'states.spec.ts › color mode: a stored value that is none, and a choice that is deleted, are light',
  ),
  line(
    '4.search.open',
    'search-list.spec.ts › the list closes when the focus leaves the field and the list, and opens with the field',
    'search-modal.spec.ts › Escape closes the results, then clears the query and closes',
    'search-results.spec.ts › Enter goes to the chosen one, which takes the focus',
    'search-modal.spec.ts › closes with its shortcut, a click beside it and the back button',
  ),
  line(
    '4.search.escape',
    'search-modal.spec.ts › Escape closes the results, then clears the query and closes',
    'search-modal.spec.ts › Escape with no results keeps the query once',
  ),
  line(
    '4.search.status',
    'search-results.spec.ts › slow ones show as stalled after 300 ms',
    'search-hosted.spec.ts › recovers from the error screen with the next query',
  ),
  line('4.search.host', 'search-hosted.spec.ts › asks a host that rested for two minutes again'),
  line(
    '4.announcement',
    'variant.spec.ts › shows, is closed for good, and comes back with another id',
  ),
  line(
    '4.transition.bar',
    'states.spec.ts › progress bar: after 200 ms, without a spinner, from 0.08 by at most 0.02 each 800 ms',
  ),
  line(
    '4.transition.preload',
    'states.spec.ts › progress bar: after 200 ms, without a spinner, from 0.08 by at most 0.02 each 800 ms',
    'states.spec.ts › the next pages are fetched before they are asked for, but not on 2g or with data saver',
  ),
  line(
    '4.transition.failure',
    'errors.spec.ts › the next page cannot be loaded: a warning, one reload at its address, no loop',
    'deployment.spec.ts › a tab of an earlier deployment goes on at the wanted page, with its chats',
  ),
  line(
    '4.lazy.spinner',
    'errors.spec.ts › a page that loads late: nothing for 200 ms, then a spinner, then the page',
  ),
  line(
    '4.lazy.error',
    'errors.spec.ts › a page that cannot be loaded: the error and Retry, which loads it again',
    'errors.spec.ts › the first page cannot come alive: it says why, stays readable, and Retry loads it again',
    'errors.spec.ts › parts of a page that cannot be loaded: each loads again, and the page stays',
  ),

  line(
    '5.input',
    'search-results.spec.ts › take at most 64 characters',
    'search-page.spec.ts › keeps the query in the address, cut to 64 characters',
  ),
  line(
    '5.initial',
    'search-modal.spec.ts › takes the selected text as the first query, cut to 64 characters',
  ),
  line(
    '5.suggestions',
    'search-results.spec.ts › none: says so, suggests at most three groups, and asks to report',
  ),
  line(
    '5.groups',
    'search-results.spec.ts › are grouped, at most five in a group, with a link to all of them',
    'search-results.spec.ts › a group holds as many as the setting says',
  ),
  line(
    '5.credentials',
    'search-hosted.spec.ts › missing credentials are an error',
    'src/search/clients.test.ts › needs an application id and a key',
  ),
  line(
    '5.sources',
    'search-results.spec.ts › a doubled id of a source fails: the error names the id',
  ),

  line(
    '6.roles',
    'hosting.spec.ts › nobody has to log in: no account, no password, no cookie',
    'walk.spec.ts › /docs/connect at 1280 and 390 px, light and dark',
  ),
];
