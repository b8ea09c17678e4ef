import path from 'node:path';
import type {Compiler} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AtRule} from 'postcss';
import {DESKTOP_WIDTH} from '../lib/desktop';

/** Modules that the browser gets another file for. Each file explains why. */
const REPLACEMENTS = [
  {request: /^prism-react-renderer$/, by: 'prismStub.ts'},
  {request: /^tslib$/, by: 'tslibStub.ts'},
  {request: /\/hooks\/useWindowSize$/, by: 'windowSize.ts'},
] as const;

/**
 * Stops the build when nothing imports a replaced module anymore: its replacement is out of use. Only asks the
 * site's own compilation, not those that plugins start in it for a page's frame.
 */
function refuseIdle(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('client-patches', (compilation) =>
    compilation.hooks.finishModules.tap('client-patches', (modules) => {
      const used = new Set([...modules].map((module) => 'resource' in module && module.resource));
      for (const {request, by} of REPLACEMENTS)
        if (!used.has(path.join(__dirname, by)))
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `src/client-patches/index.ts: no module imports ${request.source}, so ${by} replaces nothing. ` +
                'Docusaurus has probably renamed the module: correct the pattern, or delete the replacement.',
            ),
          );
    }),
  );
}

/**
 * Makes 996 px itself belong to the desktop layout. The theme's style sheets switch at 997 px; scripts follow in
 * `windowSize.ts`.
 */
const desktopFrom996 = {
  postcssPlugin: 'desktop-from-996',
  AtRule: {
    media(rule: AtRule) {
      const params = rule.params
        .replace(/min-width:\s*997px/g, `min-width: ${DESKTOP_WIDTH}px`)
        .replace(/max-width:\s*996px/g, `max-width: ${DESKTOP_WIDTH - 0.02}px`);
      if (params !== rule.params) rule.params = params;
    },
  },
};

/** Replaces modules in the browser's code, corrects the theme's style sheets, and adds what works on every page: see the client modules. */
export default function clientPatches(_context: LoadContext): Plugin {
  return {
    name: 'client-patches',
    getClientModules: () =>
      ['addressRepair', 'landing', 'readingAids'].map((name) => path.join(__dirname, name)),
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, desktopFrom996]}),
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        // Numbers instead of hashes, in the list of chunks that every page loads.
        optimization: {chunkIds: 'natural'},
        plugins: [
          ...REPLACEMENTS.map(
            ({request, by}) => new NormalModuleReplacementPlugin(request, path.join(__dirname, by)),
          ),
          {apply: refuseIdle},
        ],
      };
    },
  };
}
