import {
  readFileUrl,
  readFlag,
  readText,
  readUrl,
  readBasePath,
  SettingsError,
  type Environment,
} from './environment';

/** Where search results come from. `embedded` needs nothing; `hosted` asks a hosted DocSearch index. */
export type SearchSettings =
  | {readonly kind: 'embedded'; readonly indexName: string}
  | {
      readonly kind: 'hosted';
      readonly appId: string;
      /** The public, search-only key of the index. */
      readonly apiKey: string;
      readonly indexName: string;
      /** Origins to ask instead of the service's own hosts, in this order; for a proxy. */
      readonly hosts: readonly string[];
      /** Whether the embedded index replaces an unreachable hosted one automatically. Otherwise you press a button. */
      readonly embeddedFallback: boolean;
    };

/** Everything about this site that a deployment may want to change. */
export type SiteSettings = ReturnType<typeof readSettings>;

/** Values that hold when the environment says nothing. Edit these for a permanent change. */
export const defaults = {
  title: 'Deep Chat',
  tagline: 'An AI chat component for any web page, connected to any API',
  url: 'https://deepchat.dev',
  baseUrl: '/',
  repositoryUrl: 'https://github.com/OvidijusParsiunas/deep-chat',
  embeddedIndexName: 'docs',
  maxResultsPerGroup: 5,
} as const;

function readSearch(env: Environment): SearchSettings {
  const parts = {
    SEARCH_APP_ID: readText(env, 'SEARCH_APP_ID'),
    SEARCH_API_KEY: readText(env, 'SEARCH_API_KEY'),
    SEARCH_INDEX: readText(env, 'SEARCH_INDEX'),
  };
  const {SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey, SEARCH_INDEX: indexName} = parts;
  if (appId && apiKey && indexName)
    return {
      kind: 'hosted',
      appId,
      apiKey,
      indexName,
      hosts: readHosts(env),
      embeddedFallback: readFlag(env, 'SEARCH_FALLBACK', false),
    };
  if (!appId && !apiKey && !indexName)
    return {kind: 'embedded', indexName: defaults.embeddedIndexName};
  const names = Object.entries(parts);
  const missing = names.filter(([, value]) => !value).map(([name]) => name);
  const given = names.filter(([, value]) => value).map(([name]) => name);
  throw new SettingsError(
    missing.join(' and '),
    `hosted search needs SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_INDEX together, and only ${given.join(' and ')} is set`,
    'set the missing ones, or none of the three to use the embedded index',
  );
}

function readHosts(env: Environment): string[] {
  const list = readText(env, 'SEARCH_HOSTS')?.split(/[\s,]+/) ?? [];
  return list.flatMap(
    (host) => readUrl({SEARCH_HOSTS: host}, 'SEARCH_HOSTS', {originOnly: true}) ?? [],
  );
}

function readAnnouncement(env: Environment) {
  const content = readText(env, 'SITE_ANNOUNCEMENT');
  const id = readText(env, 'SITE_ANNOUNCEMENT_ID');
  if (!content && !id) return undefined;
  if (!content || !id)
    throw new SettingsError(
      content ? 'SITE_ANNOUNCEMENT_ID' : 'SITE_ANNOUNCEMENT',
      'an announcement needs both SITE_ANNOUNCEMENT (its HTML) and SITE_ANNOUNCEMENT_ID',
      'set both; change the id whenever the text changes so that readers who closed the old one see the new one',
    );
  return {
    /** A visitor who closed the announcement sees it again when this changes. */
    id,
    /** HTML that only the maintainers write: words, inline elements and links. */
    content,
    isCloseable: readFlag(env, 'SITE_ANNOUNCEMENT_CLOSEABLE', true),
  };
}

function readColorMode(env: Environment) {
  const defaultMode = readText(env, 'SITE_COLOR_MODE') ?? 'light';
  if (defaultMode !== 'light' && defaultMode !== 'dark')
    throw new SettingsError(
      'SITE_COLOR_MODE',
      `"${defaultMode}" is no color mode`,
      'use light or dark',
    );
  return {
    defaultMode,
    /** With `true` the toggle has three states: light, dark, system. */
    respectSystem: readFlag(env, 'SITE_COLOR_MODE_SYSTEM', false),
    /** With `true` the toggle is not shown and a stored choice is deleted. */
    disableSwitch: !readFlag(env, 'SITE_COLOR_MODE_SWITCH', true),
  };
}

function readMissingResultsUrl(env: Environment): string | undefined {
  // The braces are encoded in a path.
  const url = readUrl(env, 'SEARCH_MISSING_RESULTS_URL')?.replace(/%7Bquery%7D/i, '{query}');
  if (url && !url.includes('{query}'))
    throw new SettingsError(
      'SEARCH_MISSING_RESULTS_URL',
      `"${url}" has no place for the query`,
      'put {query} where the query belongs, for example https://example.org/new?title={query}',
    );
  return url;
}

function readMaxResultsPerGroup(env: Environment): number {
  const text = readText(env, 'SEARCH_MAX_RESULTS_PER_GROUP');
  if (text === undefined) return defaults.maxResultsPerGroup;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 20)
    throw new SettingsError(
      'SEARCH_MAX_RESULTS_PER_GROUP',
      `"${text}" is not a number of results`,
      'use a whole number from 1 to 20',
    );
  return value;
}

/**
 * {@link readSettings} for a command: a value that can't work ends it with one line on the terminal instead of
 * the stack of an error.
 */
export function readSettingsOrExit(env: Environment = process.env): SiteSettings {
  try {
    return readSettings(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

/**
 * The settings of this build, from {@link defaults} and the environment.
 *
 * @throws SettingsError for a value that cannot work, naming the variable and what to write instead.
 */
export function readSettings(env: Environment = process.env) {
  const repositoryUrl = readUrl(env, 'SITE_REPOSITORY_URL') ?? defaults.repositoryUrl;
  const search = readSearch(env);
  const searchInsights = readFlag(env, 'SEARCH_INSIGHTS', false);
  if (searchInsights && search.kind === 'embedded')
    throw new SettingsError(
      'SEARCH_INSIGHTS',
      'search events need a hosted index to go to',
      'set SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_INDEX too, or leave SEARCH_INSIGHTS out',
    );
  return {
    title: readText(env, 'SITE_TITLE') ?? defaults.title,
    tagline: readText(env, 'SITE_TAGLINE') ?? defaults.tagline,
    /** Origin the site is served from, without a path: `https://example.org`. */
    url: readUrl(env, 'SITE_URL', {originOnly: true}) ?? defaults.url,
    /** Path the site is served under, with slashes at both ends: `/` or `/docs/`. */
    baseUrl: readBasePath(env, 'SITE_BASE_URL') ?? defaults.baseUrl,
    /** Source repository of the component, linked from the navigation bar. */
    repositoryUrl,
    /** Folder of the site's own sources on the web; "Edit this page" appends the file's path. */
    editUrl: readUrl(env, 'SITE_EDIT_URL') ?? `${repositoryUrl.replace(/\/$/, '')}/edit/main/`,
    search,
    /** Address template with `{query}` for reporting a search that found nothing; none by default. */
    missingResultsUrl: readMissingResultsUrl(env),
    /** Results shown for each top-level heading in the search modal. */
    maxResultsPerGroup: readMaxResultsPerGroup(env),
    /** Whether focusing the search button opens the modal. */
    openSearchOnFocus: readFlag(env, 'SEARCH_OPEN_ON_FOCUS', true),
    /** Sends search events to the hosted index; only with hosted search. */
    searchInsights,
    /** A message above the navigation bar. */
    announcement: readAnnouncement(env),
    /** The color modes a reader may get. */
    colorMode: readColorMode(env),
    /** Address of an analytics script, loaded deferred on every page; none by default. */
    analyticsScript: readFileUrl(env, 'SITE_ANALYTICS_SCRIPT'),
    /** Address of a font provider's stylesheet; by default the fonts are served by the site itself. */
    fontStylesheet: readFileUrl(env, 'SITE_FONT_STYLESHEET'),
    /** Whether addresses of pages end with a slash; undefined leaves them as their files are named. */
    trailingSlash: readText(env, 'SITE_TRAILING_SLASH')
      ? readFlag(env, 'SITE_TRAILING_SLASH', false)
      : undefined,
    /** Whether browsers keep the site for use without a network (a service worker). */
    offline: readFlag(env, 'SITE_OFFLINE', true),
  };
}
