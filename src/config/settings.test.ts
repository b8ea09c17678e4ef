import {describe, expect, it} from 'vitest';
import {SettingsError} from './environment';
import {defaults, readSettings} from './settings';

describe('readSettings', () => {
  it('needs nothing from the environment', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      title: defaults.title,
      baseUrl: '/',
      search: {kind: 'embedded', indexName: 'docs'},
      announcement: undefined,
      colorMode: {defaultMode: 'light', respectSystem: false, disableSwitch: false},
      analyticsScript: undefined,
      fontStylesheet: undefined,
      maxResultsPerGroup: 5,
      openSearchOnFocus: true,
    });
  });

  it('takes what the environment says', () => {
    const settings = readSettings({
      SITE_TITLE: 'Ours',
      SITE_TAGLINE: 'A chat of our own',
      SITE_ANALYTICS_SCRIPT: 'https://stats.example.org/count.js',
      SITE_FONT_STYLESHEET: 'https://fonts.example.org/css',
      SITE_OFFLINE: 'no',
      SITE_URL: 'https://example.org',
      SITE_BASE_URL: '/docs/',
      SITE_REPOSITORY_URL: 'https://example.org/repo/',
      SEARCH_APP_ID: 'app',
      SEARCH_API_KEY: 'key',
      SEARCH_INDEX: 'index',
      SEARCH_INSIGHTS: 'yes',
      SEARCH_MAX_RESULTS_PER_GROUP: '7',
      SEARCH_OPEN_ON_FOCUS: 'off',
      SEARCH_MISSING_RESULTS_URL: 'https://example.org/new?title={query}',
      SITE_ANNOUNCEMENT: 'Hello',
      SITE_ANNOUNCEMENT_ID: 'hello-1',
      SITE_COLOR_MODE: 'dark',
      SITE_COLOR_MODE_SYSTEM: 'true',
      SITE_COLOR_MODE_SWITCH: 'false',
    });
    expect(settings).toMatchObject({
      title: 'Ours',
      tagline: 'A chat of our own',
      analyticsScript: 'https://stats.example.org/count.js',
      fontStylesheet: 'https://fonts.example.org/css',
      offline: false,
      url: 'https://example.org',
      baseUrl: '/docs/',
      editUrl: 'https://example.org/repo/edit/main/',
      search: {kind: 'hosted', appId: 'app', apiKey: 'key', indexName: 'index'},
      searchInsights: true,
      maxResultsPerGroup: 7,
      openSearchOnFocus: false,
      missingResultsUrl: 'https://example.org/new?title={query}',
      announcement: {id: 'hello-1', content: 'Hello', isCloseable: true},
      colorMode: {defaultMode: 'dark', respectSystem: true, disableSwitch: true},
    });
  });

  const wrong: [string, Record<string, string>, RegExp][] = [
    [
      'half-set search',
      {SEARCH_APP_ID: 'app'},
      /SEARCH_API_KEY and SEARCH_INDEX.*only SEARCH_APP_ID is set/,
    ],
    ['search without a key', {SEARCH_APP_ID: 'a', SEARCH_INDEX: 'i'}, /Setting SEARCH_API_KEY/],
    ['insights without a hosted index', {SEARCH_INSIGHTS: 'true'}, /hosted index/],
    ['an address without protocol', {SITE_URL: 'example.org'}, /not an address/],
    ['another protocol', {SITE_REPOSITORY_URL: 'ftp://example.org'}, /https:\/\//],
    ['a site address with a path', {SITE_URL: 'https://example.org/docs'}, /SITE_BASE_URL/],
    ['a base path without slashes', {SITE_BASE_URL: 'docs'}, /start and end it with a slash/],
    ['half an announcement', {SITE_ANNOUNCEMENT: 'Hello'}, /SITE_ANNOUNCEMENT_ID/],
    ['an announcement id alone', {SITE_ANNOUNCEMENT_ID: 'x'}, /its HTML/],
    ['an unknown color mode', {SITE_COLOR_MODE: 'sepia'}, /light or dark/],
    ['a flag that is none', {SITE_COLOR_MODE_SYSTEM: 'maybe'}, /true or false/],
    [
      'a report address without the query',
      {SEARCH_MISSING_RESULTS_URL: 'https://example.org'},
      /\{query\}/,
    ],
    ['too many results', {SEARCH_MAX_RESULTS_PER_GROUP: '0'}, /from 1 to 20/],
  ];
  it.each(wrong)('refuses %s and says what to do', (_name, environment, message) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(message);
  });
});
