import {SettingsError} from './environment';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {defaults, readSettings} from './settings';

describe('readSettings', () => {
  // @spec 3.footer
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
      trailingSlash: undefined,
      maxResultsPerGroup: 5,
      openSearchOnFocus: true,
    });
  });

  // @spec 1.slash 3.search
  it('takes what the environment says', () => {
    const settings = readSettings({
      SITE_TITLE: 'Ours',
      SITE_TAGLINE: 'A chat of our own',
      SITE_ANALYTICS_SCRIPT: 'https://stats.example.org/count.js',
      SITE_FONT_STYLESHEET: 'https://fonts.example.org/css',
      SITE_OFFLINE: 'no',
      SITE_TRAILING_SLASH: 'true',
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
      trailingSlash: true,
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
    ['a base path that leads up', {SITE_BASE_URL: '/../'}, /is not a base path/],
    ['a base path with a dot', {SITE_BASE_URL: '/a/./'}, /is not a base path/],
    ['a script of any host', {SITE_ANALYTICS_SCRIPT: 'https://*/x'}, /does not name one host/],
    ['a script of any subdomain', {SITE_ANALYTICS_SCRIPT: 'https://*.a.org/x'}, /one host/],
    ['a script without https', {SITE_ANALYTICS_SCRIPT: 'http://a.org/x.js'}, /https:\/\//],
    [
      'a host in place of a script',
      {SITE_ANALYTICS_SCRIPT: 'https://a.org'},
      /names a host and no file/,
    ],
    [
      'a folder in place of a script',
      {SITE_ANALYTICS_SCRIPT: 'https://a.org/x/'},
      /names a folder and no file/,
    ],
    ['fonts without https', {SITE_FONT_STYLESHEET: 'http://a.org/x.css'}, /https:\/\//],
    ['fonts of any host', {SITE_FONT_STYLESHEET: 'https://*/x.css'}, /one host/],
    ['fonts without a protocol', {SITE_FONT_STYLESHEET: '//a.org/x.css'}, /not an address/],
    ['fonts as data', {SITE_FONT_STYLESHEET: 'data:text/css,a'}, /https:\/\//],
    ['a password in an address', {SITE_FONT_STYLESHEET: 'https://me:pw@a.org/x.css'}, /password/],
    ['an unknown trailing slash', {SITE_TRAILING_SLASH: 'sometimes'}, /true or false/],
    ['too many results', {SEARCH_MAX_RESULTS_PER_GROUP: '0'}, /from 1 to 20/],
  ];
  it.each(wrong)('refuses %s and says what to do', (_name, environment, message) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(message);
  });

  it.each([
    ['https://example.org/100%?q={query}', 'https://example.org/100%?q={query}'],
    ['https://example.org/new/{query}', 'https://example.org/new/{query}'],
  ])('takes the place of the query in %s', (given, expected) => {
    expect(readSettings({SEARCH_MISSING_RESULTS_URL: given}).missingResultsUrl).toBe(expected);
  });

  it('leaves addresses as they are, adds a slash, or takes it away', () => {
    expect(readSettings({}).trailingSlash).toBeUndefined();
    expect(readSettings({SITE_TRAILING_SLASH: ''}).trailingSlash).toBeUndefined();
    expect(readSettings({SITE_TRAILING_SLASH: 'true'}).trailingSlash).toBe(true);
    expect(readSettings({SITE_TRAILING_SLASH: 'false'}).trailingSlash).toBe(false);
  });

  it('reads the hosts of a hosted index in their order, however they are separated', () => {
    const hosted = {SEARCH_APP_ID: 'app', SEARCH_API_KEY: 'key', SEARCH_INDEX: 'index'};
    const hostsOf = (SEARCH_HOSTS: string) => readSettings({...hosted, SEARCH_HOSTS}).search;
    const hosts = ['https://b.example.org', 'http://a.example.org:8443'];
    expect(hostsOf(` ${hosts.join(',\n ')}/ `)).toMatchObject({hosts});
    expect(hostsOf('')).toMatchObject({hosts: []});
    expect(() => hostsOf('https://a.example.org b.example.org')).toThrow(/b\.example\.org/);
  });

  it('asks the embedded index in place of a hosted one only where SEARCH_FALLBACK says so', () => {
    const hosted = {SEARCH_APP_ID: 'a', SEARCH_API_KEY: 'k', SEARCH_INDEX: 'i'};
    expect(readSettings(hosted).search).toMatchObject({embeddedFallback: false});
    expect(readSettings({...hosted, SEARCH_FALLBACK: 'true'}).search).toMatchObject({
      embeddedFallback: true,
    });
  });

  it('ends a build with one line', {timeout: 60_000}, () => {
    const root = path.resolve(__dirname, '../..');
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
      {cwd: root, encoding: 'utf8', env: {...process.env, SITE_BASE_URL: '/../'}},
    );
    expect(status).toBe(1);
    const lines = `${stdout}${stderr}`
      .split('\n')
      .filter((line) => /SITE_BASE_URL|^\s+at /.test(line));
    expect(lines).toEqual([expect.stringMatching(/^Setting SITE_BASE_URL: .* To fix it, /)]);
  });
});
