import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  headerPolicy,
  INSIGHTS_SCRIPT,
  pagePolicy,
  printPolicy,
  type PolicySettings,
} from './policy';
import {isRedirectScript} from './knownScripts';
import {describe, expect, it} from 'vitest';
import {readSettings} from '../../config/settings';
import {headerRules, headersFile} from './headers';

const NONE: PolicySettings = {
  analyticsScript: undefined,
  fontStylesheet: undefined,
  searchInsights: false,
};

const known = (script: string) => script === 'one()';

const PAGE =
  '<!doctype html><html><head><meta charset=UTF-8><script type=application/ld+json>{}</script>' +
  '<script src=/a.js defer></script></head><body><script>one()</script><script>one()</script></body></html>';

describe('the policy of a page', () => {
  it('refuses a page with an inline script that the site does not know', () => {
    const page = PAGE.replace('</body>', '<script>steal()</script></body>');
    expect(() => pagePolicy(page, NONE, known, 'docs/connect')).toThrow(
      /\/docs\/connect has an inline script .*"steal\(\)".*inline\.ts/,
    );
  });

  it('keeps the base of addresses from being moved', () => {
    expect(pagePolicy(PAGE, NONE, known)['base-uri']).toEqual(["'none'"]);
    expect(headerPolicy(NONE)['base-uri']).toEqual(["'none'"]);
  });

  it('names the script for search events that the installed package loads', () => {
    const file =
      'node_modules/@algolia/autocomplete-plugin-algolia-insights/dist/esm/createAlgoliaInsightsPlugin.js';
    const text = readFileSync(path.resolve(__dirname, '../../..', file), 'utf8');
    const version = /ALGOLIA_INSIGHTS_VERSION = '([^']+)'/.exec(text)?.[1];
    expect(INSIGHTS_SCRIPT).toBe(
      `https://cdn.jsdelivr.net/npm/search-insights@${version}/dist/search-insights.min.js`,
    );
  });

  // @spec 7.analytics
  it('allows the files that the settings bring in', () => {
    const policy = pagePolicy(
      PAGE,
      {
        analyticsScript: "https://stats.example.org/a;b,c'd.js?site=1",
        fontStylesheet: 'https://fonts.example.org/inter.css',
        searchInsights: true,
      },
      known,
    );
    expect(policy['script-src']).toContain('https://stats.example.org/a%3Bb%2Cc%27d.js');
    expect(policy['script-src']).toContain(INSIGHTS_SCRIPT);
    // One file, not everything that such a host has.
    expect(policy['script-src']).not.toContain('https://stats.example.org');
    expect(policy['script-src']).not.toContain('https://cdn.jsdelivr.net');
    expect(policy['style-src']).toContain('https://fonts.example.org');
    expect(policy['font-src']).toContain('https:');
  });
});

it('the header says what a page cannot, and nothing that depends on a page', () => {
  const text = printPolicy(headerPolicy(NONE));
  expect(text).toContain("frame-ancestors 'self'");
  expect(text).not.toMatch(/sha256|script-src|default-src/);
});

it('takes a script for a redirect only if it leads to a page of the site', () => {
  const script = (target: string) =>
    `\n window.location.href = '${target}' + window.location.search + window.location.hash;\n `;
  expect(isRedirectScript(script('/docs/introduction'), '/')).toBe(true);
  expect(isRedirectScript(script('/base/start'), '/base/')).toBe(true);
  for (const target of [
    '//evil.example',
    '/start',
    "/base/';go();'",
    '/base/\\x27',
    'https://evil.example',
  ])
    expect(isRedirectScript(script(target), '/base/'), target).toBe(false);
  expect(isRedirectScript(script('//evil.example'), '/')).toBe(false);
  expect(isRedirectScript(`${script('/base/a')}go()`, '/base/')).toBe(false);
});

const rules = headerRules(readSettings({}));

describe('configuration of hosts', () => {
  it('fits the limits of the hosts: 100 rules, 2000 characters in a line', () => {
    const lines = headersFile(rules, '/').split('\n');
    expect(Math.max(...lines.map(({length}) => length))).toBeLessThan(2000);
    expect(rules.flatMap(({paths}) => paths).length).toBeLessThan(100);
  });

  it('tells hosts about framing, transport and who may load scripts', () => {
    const text = headersFile(rules, '/');
    expect(text).toContain('X-Frame-Options: SAMEORIGIN');
    expect(text).toContain('Strict-Transport-Security: max-age=31536000');
    expect(text).toContain('Cross-Origin-Resource-Policy: same-origin');
    // The frame of edited examples, which has no origin, shows pictures and plays sound of the site.
    const open = rules.filter(({paths}) => /^(\*|(img|audio)\/.*)$/m.test(paths.join('\n')));
    expect(open.flatMap(({headers}) => Object.keys(headers))).not.toContain(
      'Cross-Origin-Resource-Policy',
    );
  });

  // @spec playground.51
  it('lets other sites frame the page with one chat, and no other page', () => {
    const everyone = 'frame-ancestors *';
    const own = "frame-ancestors 'self'";
    const blocks = headersFile(rules, '/').split('\n\n');
    const whose = (words: string) =>
      blocks.filter((text) => text.includes(words)).map((text) => text.split('\n')[1]);
    expect(whose(everyone)).toEqual(['/playground/embed', '/playground/embed/']);
    expect(whose(own)).toEqual(
      expect.arrayContaining(['/', '/docs/*', '/playground', '/playground/']),
    );
    // Every rule that fits is heeded, so none for the open page may forbid what its own rules allow.
    expect(whose(own).some((path) => path === '/*' || path === '/playground/*')).toBe(false);
  });

  it('has the base URL in every path', () => {
    const paths = headersFile(rules, '/docs/').match(/^\/.*$/gm)!;
    expect(paths).toContain('/docs/*');
    expect(paths.every((text) => text.startsWith('/docs/'))).toBe(true);
  });

  it('lets only files that never change be kept for ever', () => {
    for (const {paths, headers} of rules)
      expect(/immutable/.test(headers['Cache-Control'] ?? '')).toBe(
        paths.every((path) => /^(assets|fonts)\//.test(path)),
      );
  });
});
