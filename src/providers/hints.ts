import {parseUrl} from '../lib/parseUrl';

interface Hint {
  readonly when: RegExp;
  readonly statuses: readonly number[];
  readonly say: string;
}

/** In the order in which they are tried: a closed model also says "not found". */
const HINTS: readonly Hint[] = [
  {
    when: /failed to fetch|networkerror|load failed|network request failed/i,
    statuses: [],
    say: "No reply reached the page. Either the provider can't be reached (you're offline, a blocker is on, or a server isn't running), or it doesn't allow requests from web pages (CORS). The Network panel of the developer tools shows which. Against CORS, only a server in between helps.",
  },
  {
    when: /model.*(?:not (?:found|exist|supported)|does not exist|decommission|deprecat|retired|invalid)|(?:unknown|invalid|no such) model|model_not_found/i,
    statuses: [404, 410],
    say: "The provider doesn't have this model or address. Enter a model that your account can use in the settings above: some built-in models are closed.",
  },
  {
    when: /quota|credit|balance|billing|rate.?limit|too many requests|overloaded/i,
    statuses: [402, 429, 529],
    say: 'The provider accepts the key, but its limit or balance is used up. Check the usage page of your account, or wait.',
  },
  {
    when: /api.?key|unauthori[sz]ed|authenti|credential|permission|forbidden|access.?denied/i,
    statuses: [401, 403],
    say: "The provider didn't accept the key. Check that you copied all of it, that it belongs to this provider, and that it may be used from a browser.",
  },
];

/**
 * What a reader can do about an error of a service.
 *
 * @param message - what the chat shows.
 * @param status - HTTP status of the reply, where the browser tells it.
 */
export function hintFor(message: string, status?: number): string {
  const byText = HINTS.find(({when}) => when.test(message));
  const byStatus = HINTS.find(({statuses}) => status !== undefined && statuses.includes(status));
  const known = byText ?? byStatus;
  if (known) return known.say;
  return 'The text above comes from the provider or the component. “Known limits” on this page lists fields of Deep Chat that a provider may refuse.';
}

/** HTTP status of the newest reply from a host; undefined where the browser does not tell. */
export function lastStatus(host: string): number | undefined {
  const entries = performance.getEntriesByType('resource');
  const last = entries.filter(({name}) => parseUrl(name)?.host === host).at(-1);
  return (last instanceof PerformanceResourceTiming && last.responseStatus) || undefined;
}
