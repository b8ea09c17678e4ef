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
    say: 'No answer reached the page. Either the service cannot be reached (offline, a blocker, a server that is not running), or it does not allow requests from web pages (CORS). The Network panel of the developer tools tells which; against CORS only a server in between helps.',
  },
  {
    when: /model.*(?:not (?:found|exist|supported)|does not exist|decommission|deprecat|retired|invalid)|(?:unknown|invalid|no such) model|model_not_found/i,
    statuses: [404, 410],
    say: 'The service does not know the model or the address. Write a model that your account can use into the settings above: some built-in names are closed.',
  },
  {
    when: /quota|credit|balance|billing|rate.?limit|too many requests|overloaded/i,
    statuses: [402, 429, 529],
    say: 'The service knows the key, but its limit or balance is used up. Look at the usage page of your account, or wait.',
  },
  {
    when: /api.?key|unauthori[sz]ed|authenti|credential|permission|forbidden|access.?denied/i,
    statuses: [401, 403],
    say: 'The service did not accept the key. Check that all of it was copied, that it belongs to this service, and that it may be used from a browser.',
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
  return 'The text above comes from the service or the component. “Known limits” on this page lists what Deep Chat sends that a service may refuse.';
}

/** HTTP status of the newest reply from a host; undefined where the browser does not tell. */
export function lastStatus(host: string): number | undefined {
  const entries = performance.getEntriesByType('resource');
  const last = entries.filter(({name}) => parseUrl(name)?.host === host).at(-1);
  return (last instanceof PerformanceResourceTiming && last.responseStatus) || undefined;
}
