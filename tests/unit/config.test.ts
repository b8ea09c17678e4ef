import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {handleBrokenLinks} from '@docusaurus/core/lib/server/brokenLinks';

/** The site's configuration as a build with these variables reads it. */
async function configWith(environment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return (await import('../../docusaurus.config')).default;
}

afterEach(() => vi.unstubAllEnvs());

describe('configuration of the site', () => {
  // @spec 7.analytics
  it('has title, tagline, base URL and icon, and nothing of others by default', async () => {
    const config = await configWith({});
    expect(config).toMatchObject({
      title: 'Deep Chat',
      tagline: expect.stringMatching(/./),
      baseUrl: '/',
      favicon: expect.stringMatching(/^img\/favicon\./),
      i18n: {defaultLocale: 'en', locales: ['en']},
      scripts: [],
      stylesheets: [],
      onDuplicateRoutes: 'throw',
      markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}},
    });
    expect(config.trailingSlash).toBeUndefined();
  });

  // @spec 1.settings 1.slash 7.analytics 7.fonts
  it('takes them, an analytics script and a font provider from the environment', async () => {
    const config = await configWith({
      SITE_TITLE: 'Ours',
      SITE_TAGLINE: 'A chat of our own',
      SITE_BASE_URL: '/docs/',
      SITE_ANALYTICS_SCRIPT: 'https://stats.example.org/count.js',
      SITE_FONT_STYLESHEET: 'https://fonts.example.org/css?family=Inter',
      SITE_TRAILING_SLASH: 'true',
    });
    expect(config).toMatchObject({
      title: 'Ours',
      tagline: 'A chat of our own',
      baseUrl: '/docs/',
      trailingSlash: true,
      scripts: [{src: 'https://stats.example.org/count.js', defer: true}],
      stylesheets: ['https://fonts.example.org/css?family=Inter'],
    });
  });
});

describe('a build with these settings', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  const page = {links: [], anchors: ['there']};
  const buildOf = async (links: string[]) => {
    const {onBrokenLinks, onBrokenAnchors} = await configWith({});
    return handleBrokenLinks({
      collectedLinks: {'/': {...page, links}, '/docs/connect': page},
      routes: ['/', '/docs/connect'].map((path) => ({path, exact: true, component: ''})),
      onBrokenLinks: onBrokenLinks!,
      onBrokenAnchors: onBrokenAnchors!,
    });
  };

  // @spec 1.links
  it('fails at a broken link and at a broken anchor', async () => {
    await expect(buildOf(['/docs/connect#there'])).resolves.toBeUndefined();
    await expect(buildOf(['/docs/conect'])).rejects.toThrow(/broken links[\s\S]*\/docs\/conect/);
    await expect(buildOf(['/docs/connect#nowhere'])).rejects.toThrow(/broken anchors/);
  });
});
