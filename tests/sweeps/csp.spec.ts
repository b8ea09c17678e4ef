import {expect, test} from '@playwright/test';
import {
  hashOf,
  headerPolicy,
  inlineScripts,
  printPolicy,
  WEB_ASSEMBLY_PAGES,
  withPolicy,
  type PolicySettings,
} from '../../src/plugins/hosting/policy';
import {open} from '../support/page';
import {BUILD, PAGES, REDIRECTS} from '../support/site';

// The policy is in the pages, so every other test runs under it; a violation is a console error.

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];

test('every page has a policy before its first script, with a hash for each inline script', () => {
  const problems = [...PAGES, ...REDIRECTS].flatMap(({route, html}) => {
    const policy = policyOf(html);
    if (!policy) return [`${route}: no policy`];
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    const missing = inlineScripts(html).filter((text) => !scripts.includes(hashOf(text)));
    const hasWasm = scripts.includes("'wasm-unsafe-eval'");
    const isLate = html.indexOf(policy) > html.search(/<script\b|<style\b|<link\b/);
    return [
      ...missing.map((text) => `${route}: no hash for ${text.slice(0, 60)}`),
      ...(hasWasm === WEB_ASSEMBLY_PAGES.includes(route.slice(1)) ? [] : [`${route}: WebAssembly`]),
      ...(isLate ? [`${route}: the policy comes late`] : []),
      ...(/'unsafe-(inline|eval)|\*/.test(scripts) ? [`${route}: ${scripts}`] : []),
      ...(/\son[a-z]+=["']?\w+\(/.test(html.replace(/<(script|pre|code)\b[\s\S]*?<\/\1>/g, ''))
        ? [`${route}: an attribute with a script`]
        : []),
    ];
  });
  expect(problems).toEqual([]);
});

const PROVIDERS: PolicySettings = {
  analyticsScript: 'https://stats.example.org/count.js',
  fontStylesheet: 'https://fonts.example.org/own.css',
  searchInsights: false,
};

for (const [what, settings, isAllowed] of [
  ['work where settings name them', PROVIDERS, true],
  [
    'are refused where none does',
    {analyticsScript: undefined, fontStylesheet: undefined, searchInsights: false},
    false,
  ],
] as const)
  // @spec 7.analytics 7.fonts
  test(`an analytics script and a font provider ${what}`, async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const font = 'https://files.example.org/own.woff2';
    await page.route(/example\.org/, (route) => {
      const url = route.request().url();
      if (url === font)
        return route.fulfill({
          path: `${BUILD}/fonts/inter-basic-kern-400-700-5.3.0.woff2`,
          headers: {'access-control-allow-origin': '*'},
        });
      if (url === PROVIDERS.analyticsScript)
        return route.fulfill({contentType: 'text/javascript', body: 'window.counted = true'});
      const body = `@font-face {font-family: Own; src: url(${font})} body {font-family: Own}`;
      return route.fulfill({contentType: 'text/css', body});
    });
    await page.route('/docs/connect', async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace(
          '</head>',
          `<script src="${PROVIDERS.analyticsScript}" defer></script><link rel="stylesheet" href="${PROVIDERS.fontStylesheet}"></head>`,
        );
      const headers = {
        ...response.headers(),
        'content-security-policy': printPolicy(headerPolicy(settings)),
      };
      await route.fulfill({body: withPolicy(html, settings, () => true), headers});
    });
    await open(page, '/docs/connect');
    expect(await page.evaluate('window.counted === true')).toBe(isAllowed);
    expect(await page.evaluate('getComputedStyle(document.body).fontFamily')).toMatch(
      isAllowed ? /^Own$/ : /^Inter,/,
    );
    if (isAllowed) await expect.poll(() => asked).toContain(font);
    else expect(asked).not.toContain(font);
  });

test('the policy holds: text is not run, and what hosts add arrives', async ({page}) => {
  const response = await open(page, '/docs/connect');
  expect(response!.headers()['x-content-type-options']).toBe('nosniff');
  const refused = await page.evaluate(async () => {
    const names: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      names.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = true';
    document.body.append(script);
    // In a separate task, because code that a test runs in the page directly is allowed everything.
    setTimeout(() => {
      try {
        // What must be refused has to be tried.
        // eslint-disable-next-line no-restricted-syntax
        new Function('window.wasRun = true')();
      } catch {
        // refused, as it should be
      }
    });
    while (names.length < 2) await new Promise((resolve) => requestAnimationFrame(resolve));
    return {names, wasRun: 'wasRun' in window};
  });
  expect(refused).toEqual({
    names: ['script-src-elem inline', 'script-src eval'],
    wasRun: false,
  });
});
