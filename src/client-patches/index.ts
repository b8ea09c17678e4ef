import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

/** What only the build reads of the configuration, the folder of this machine among it. */
const BUILD_ONLY: readonly (keyof DocusaurusConfig)[] = [
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'markdown',
];

/** Name of the file with the configuration for the browser, among this plugin's generated files. */
const CONFIG_FILE = 'site-config.mjs';

/**
 * Keeps out of the first load what a page does not need yet.
 *
 * - The highlighter: code is highlighted while the pages are built; the browser gets the tokens in the
 *   HTML and loads the highlighter only for code that appears later. The theme asks for Prism on start in
 *   order to register languages and gets an empty stub.
 * - tslib, of which one function of three lines is used.
 * - The parts of the configuration that only the build reads.
 * - Links to files that the page has, and looking them up in one go; see `prefetch.ts`, `pageLoads.ts`.
 * - The sorting rules of the reader's language; see `reactUtils.ts`.
 * - Words about storage that fails, again and again; see `storageSlots.ts`.
 *
 * It also makes scripts switch to the desktop layout where the stylesheets do (`windowSize.ts`), leads
 * addresses in another case to their page (`addressCase.ts`), and keeps the target of a link where the link
 * led (`landing.ts`).
 */
export default function firstLoad({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'first-load',
    getClientModules: () =>
      ['addressCase', 'landing', 'readingAids'].map((name) => path.join(__dirname, name)),
    async contentLoaded({actions}) {
      const entries = Object.entries(siteConfig).filter(
        ([key]) => !BUILD_ONLY.includes(key as keyof DocusaurusConfig),
      );
      const values = JSON.stringify(Object.fromEntries(entries));
      await actions.createData(CONFIG_FILE, `export default ${values};`);
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      return {
        resolve: {
          alias: {
            'prism-react-renderer$': path.join(__dirname, 'prismStub'),
            tslib$: path.join(__dirname, 'tslibStub'),
            'theme-common-react-utils$': path.join(
              path.dirname(require.resolve('@docusaurus/theme-common')),
              'utils/reactUtils.js',
            ),
          },
        },
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@generated\/docusaurus\.config$/,
            path.join(generatedFilesDir, 'first-load/default', CONFIG_FILE),
          ),
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^\.\/prefetch$/,
            path.join(__dirname, 'prefetch'),
          ),
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^\.\/docusaurus$/,
            path.join(__dirname, 'pageLoads'),
          ),
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^\.{1,2}\/([\w./]+\/)?reactUtils$/,
            path.join(__dirname, 'reactUtils'),
          ),
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /\/utils\/storageUtils$/,
            path.join(__dirname, 'storageSlots'),
          ),
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /\/hooks\/useWindowSize$/,
            path.join(__dirname, 'windowSize'),
          ),
        ],
      };
    },
  };
}
