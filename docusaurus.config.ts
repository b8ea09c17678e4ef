import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {apiReference} from './src/plugins/api-reference/remark';
import {providerFacts} from './src/plugins/provider-facts/remark';
import {liveExamples} from './src/plugins/live-examples/remark';
import {projectFiles} from './src/plugins/project-files/remark';
import {fenceTexts} from './src/plugins/fence-texts/remark';
import {readSettingsOrExit} from './src/config/settings';

const settings = readSettingsOrExit();
const {search} = settings;

// @fontsource-variable/inter 5.3.0 with the weights that the site uses, in two parts: 15 kB on every page instead of
// 48, and 11 more where a text has accents. The characters of English text are cut by fonttools 4.66.1 and keep two
// features, `kern` and `tnum` (varLib.instancer wght=400:700, pyftsubset --layout-features=kern,tnum), the other ones
// of Latin by subset-font 2.9.0. U+200B is in the links beside headings.
const BASIC =
  'U+0020-007E,U+00A0,U+00AB,U+00B7,U+00BB,U+00D7,U+200B,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2190-2193,U+2212';
const ACCENTS =
  'U+00A1-00AA,U+00AC-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-200A,U+200C-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2122,U+2215,U+FEFF,U+FFFD';
const fontFile = (part: string) => `${settings.baseUrl}fonts/inter-${part}-400-700-5.3.0.woff2`;
const font = fontFile('basic-kern');

// Arial in two weights, drawn to Inter's measures: mean widths over the text of a page, at 400 and 650.
const fallbackFace = [
  ['400 500', 'Arial', 'Liberation Sans', '106.8%', '90.7%', '22.61%'],
  ['600 700', 'Arial Bold', 'Liberation Sans Bold', '101.4%', '95.54%', '23.82%'],
]
  .map(
    ([weight, name, other, size, ascent, descent]) =>
      `@font-face{font-family:"Inter fallback";src:local("${name}"),local("${other}");font-weight:${weight};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
  )
  .join('');

// In the page itself, because a stylesheet would get a copy of the font under another, hashed address and
// the preloaded one would go unused, and because font faces that come with the stylesheet make the browser
// choose all fonts again. `optional`: on a connection so slow that the font is late, this view keeps the
// fallback instead of moving its lines.
const face = (file: string, range: string) =>
  `@font-face{font-family:Inter;src:url(${file}) format("woff2");font-weight:400 700;font-display:optional;unicode-range:${range}}`;
const fontFaces = face(font, BASIC) + face(fontFile('accents'), ACCENTS) + fallbackFace;

const config: Config = {
  title: settings.title,
  tagline: settings.tagline,
  url: settings.url,
  baseUrl: settings.baseUrl,
  trailingSlash: settings.trailingSlash,
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  // Every flag of v4 but `siteStorageNamespacing`: the color mode's storage key must stay `theme`.
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },
  customFields: {settings},
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        href: font,
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
      },
    },
    {tagName: 'style', attributes: {}, innerHTML: fontFaces},
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${settings.baseUrl}img/apple-touch-icon.png`},
    },
    {
      tagName: 'link',
      attributes: {rel: 'manifest', href: `${settings.baseUrl}manifest.webmanifest`},
    },
    {tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}},
  ],
  scripts: settings.analyticsScript ? [{src: settings.analyticsScript, defer: true}] : [],
  stylesheets: settings.fontStylesheet ? [settings.fontStylesheet] : [],
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        theme: {customCss: ['./src/css/tokens.css', './src/css/site.css', './src/css/code.css']},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    './src/plugins/build-cache/index.ts',
    './src/plugins/server-modules/index.ts',
    './src/plugins/component-bundle/index.ts',
    './src/client-patches/breakpoint.ts',
    './src/client-patches/index.ts',
    './src/client-patches/addresses/index.ts',
    './src/plugins/fragment-routes/index.ts',
    './src/plugins/search-index/index.ts',
    './src/plugins/live-examples/index.ts',
    './src/plugins/fence-texts/index.ts',
    './src/plugins/project-files/index.ts',
    './src/plugins/api-reference/index.ts',
    './src/plugins/api-names/index.ts',
    './src/plugins/provider-settings/index.ts',
    './src/plugins/markdown-twins/index.ts',
    [
      './src/plugins/root-docs/index.ts',
      {
        path: '.',
        include: ['docs/**/*.{md,mdx}', 'examples/**/*.{md,mdx}'],
        exclude: ['**/_*/**', '**/_*.{js,jsx,ts,tsx,md,mdx}', '**/node_modules/**'],
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        editUrl: settings.editUrl,
        beforeDefaultRemarkPlugins: [
          [projectFiles, {siteDir: __dirname}],
          [apiReference, {siteDir: __dirname}],
          providerFacts,
          liveExamples,
          [fenceTexts, {siteDir: __dirname}],
        ],
        showLastUpdateTime: true,
        breadcrumbs: true,
      },
    ],
    [
      './src/plugins/hosting/index.ts',
      {
        redirects: [
          {from: '/docs', to: '/docs/introduction'},
          {from: '/examples', to: '/examples/frameworks'},
          {from: '/features', to: '/features/features'},
        ],
      },
    ],
  ],
  themeConfig: {
    colorMode: {
      defaultMode: settings.colorMode.defaultMode,
      respectPrefersColorScheme: settings.colorMode.respectSystem,
      disableSwitch: settings.colorMode.disableSwitch,
    },
    announcementBar: settings.announcement,
    navbar: {
      title: settings.title,
      hideOnScroll: false,
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 31, height: 31},
      items: [
        // To a crawler "Start" says nothing. It is asked to take the links with more words: home, footer.
        {to: '/start', label: 'Start', position: 'left', rel: 'nofollow'},
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
        {type: 'docSidebar', sidebarId: 'examples', label: 'Examples', position: 'left'},
        {to: '/playground', label: 'Playground', position: 'left'},
        {
          href: settings.repositoryUrl,
          label: 'GitHub',
          position: 'right',
          className: 'navbar__repository',
          'aria-label': 'GitHub: source repository of Deep Chat',
        },
        {type: 'custom-ask', position: 'right'},
      ],
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {sidebar: {hideable: false, autoCollapseCategories: true}},
    // Code is coloured by CSS classes (src/css/code.css); a theme object would only weigh.
    prism: {theme: {plain: {}, styles: []}},
    // Always present, so that the search page's route and the search settings exist in every build. The
    // embedded index is marked as such and calls no service; see src/search.
    algolia: {
      appId: search.kind === 'hosted' ? search.appId : 'embedded',
      apiKey: search.kind === 'hosted' ? search.apiKey : 'embedded',
      indexName: search.indexName,
      contextualSearch: true,
      searchPagePath: 'search',
      insights: settings.searchInsights,
      maxResultsPerGroup: settings.maxResultsPerGroup,
    },
  } satisfies Omit<ThemeConfig, 'algolia'> & {algolia: object},
};

export default config;
