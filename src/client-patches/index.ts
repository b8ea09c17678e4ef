import path from 'node:path';
import type {Compiler} from 'webpack';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';

/** What only the build reads of the configuration, the folder of this machine among it. Leaving it out saves 1 kB (brotli). */
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
/** Name of the file with the versions for the browser, without those of plugins, which nothing reads there. */
const METADATA_FILE = 'site-metadata.mjs';

interface Replacement {
  /** The import that Docusaurus or its theme writes. */
  readonly request: RegExp;
  /** The file of this folder that takes its place; its comment says why. */
  readonly by: string;
}

/** Replacements for modules of Docusaurus, its theme and their packages in the browser. */
const REPLACEMENTS: readonly Replacement[] = [
  {request: /^prism-react-renderer$/, by: 'prismStub.ts'},
  {request: /^tslib$/, by: 'tslibStub.ts'},
  {request: /^hoist-non-react-statics$/, by: 'staticsStub.ts'},
  {request: /^\.\/docusaurus$/, by: 'pageLoads.ts'},
  {request: /\/utils\/storageUtils$/, by: 'storageSlots.ts'},
  {request: /^react-helmet-async$/, by: 'head.ts'},
  {request: /\/hooks\/useWindowSize$/, by: 'windowSize.ts'},
];

/**
 * Stops the build when nothing imports a replaced module anymore: its replacement is out of use. Only asks the
 * site's own compilation, not those that plugins start in it for a page's frame.
 */
function refuseIdle(compiler: Compiler, replacements: readonly {request: RegExp; file: string}[]) {
  compiler.hooks.thisCompilation.tap('first-load', (compilation) =>
    compilation.hooks.finishModules.tap('first-load', (modules) => {
      const used = new Set([...modules].map((module) => 'resource' in module && module.resource));
      for (const {request, file} of replacements)
        if (!used.has(file))
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `src/client-patches/index.ts: no module imports ${request.source}, so ${path.basename(file)} replaces nothing. ` +
                'Docusaurus has probably renamed the module: correct the pattern, or delete the replacement.',
            ),
          );
    }),
  );
}

/**
 * Keeps out of the browser's first load what a page doesn't need yet, and mends faults of the theme's
 * scripts. Also leaves out the parts of the configuration that only the build reads, and adds what works on
 * every page: see the client modules.
 */
export default function firstLoad({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'first-load',
    getClientModules: () =>
      ['addressCase', 'landing', 'readingAids'].map((name) => path.join(__dirname, name)),
    async contentLoaded({actions}) {
      const entries = Object.entries(siteConfig).filter(
        ([key]) => !BUILD_ONLY.some((name) => name === key),
      );
      const values = JSON.stringify(Object.fromEntries(entries));
      await actions.createData(CONFIG_FILE, `export default ${values};`);
      const metadata = JSON.stringify({docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {}});
      await actions.createData(METADATA_FILE, `export default ${metadata};`);
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const generated = (file: string) => path.join(generatedFilesDir, 'first-load/default', file);
      const replacements = [
        ...REPLACEMENTS.map(({request, by}) => ({request, file: path.join(__dirname, by)})),
        {request: /^@generated\/docusaurus\.config$/, file: generated(CONFIG_FILE)},
        {request: /^@generated\/site-metadata$/, file: generated(METADATA_FILE)},
      ];
      return {
        // Numbers from 0 instead of hashes: 1 kB (brotli) less in the list of chunks that every page loads.
        optimization: {chunkIds: 'natural'},
        plugins: [
          ...replacements.map(
            ({request, file}) => new NormalModuleReplacementPlugin(request, file),
          ),
          {apply: (compiler: Compiler) => refuseIdle(compiler, replacements)},
        ],
      };
    },
  };
}
