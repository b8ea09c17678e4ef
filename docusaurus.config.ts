import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {apiReference} from './src/plugins/api-reference/remark';
import {providerFacts} from './src/plugins/provider-facts/remark';
import {liveExamples} from './src/plugins/live-examples/remark';
import {pageChecks} from './src/plugins/page-checks/remark';
import {projectFiles} from './src/plugins/project-files/remark';
import {fenceTexts} from './src/plugins/fence-texts';
import {tableLabels} from './src/plugins/table-labels';
import {withoutMarks} from './src/mdx/marks';
import {readSettingsOrExit} from './src/config/settings';
import {DEEP_CHAT_VERSION} from './src/config/version';
import {footerLinks} from './src/data/siteLinks';

const settings = readSettingsOrExit();
const {search} = settings;

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
    preprocessor: ({fileContent}) => withoutMarks(fileContent),
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
    // Its cache on disk doesn't watch the local plugins and the component's types, so it would show old pages.
    faster: {rspackPersistentCache: false},
  },
  customFields: {settings},
  headTags: [
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
    './src/plugins/site/index.ts',
    './src/client-patches/index.ts',
    './src/plugins/search-index/index.ts',
    './src/plugins/live-examples/index.ts',
    './src/plugins/project-files/index.ts',
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
          // Functions instead of options: options are part of the configuration that browsers get.
          () => pageChecks({siteDir: __dirname}),
          () => projectFiles({siteDir: __dirname}),
          () => apiReference({siteDir: __dirname}),
          providerFacts,
          liveExamples,
          () => fenceTexts({siteDir: __dirname}),
          tableLabels,
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
    // What services show beside a shared address.
    image: 'card.png',
    colorMode: {
      defaultMode: settings.colorMode.defaultMode,
      respectPrefersColorScheme: settings.colorMode.respectSystem,
      disableSwitch: settings.colorMode.disableSwitch,
    },
    announcementBar: settings.announcement && {
      ...settings.announcement,
      backgroundColor: 'var(--accent-soft)',
      textColor: 'var(--text-1)',
    },
    navbar: {
      title: settings.title,
      hideOnScroll: false,
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 31, height: 31},
      items: [
        {to: '/start', label: 'Start', position: 'left'},
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
    footer: {
      links: footerLinks(settings.repositoryUrl),
      copyright: `${settings.title}. ${settings.tagline}. These pages describe version ${DEEP_CHAT_VERSION}, which is published under the MIT license.`,
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
