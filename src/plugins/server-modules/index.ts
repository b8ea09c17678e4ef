import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * While pages are built, `x.server.ts` replaces `x.ts` wherever `./x` is imported. The server module has the
 * content at hand (code, highlighting); the browser's one has nothing yet, because the HTML of the page holds it.
 */
export default function serverModules(_context: LoadContext): Plugin {
  return {
    name: 'server-modules',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {
            mergeStrategy: {'resolve.extensions': 'prepend'},
            resolve: {extensions: ['.server.ts', '.server.tsx']},
          }
        : {},
  };
}
