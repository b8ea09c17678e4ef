import type {Plugin} from '@docusaurus/types';

/** What the bundles of the pages in the browser and while they are built have different, and their other files. */
export default function bundles(): Plugin {
  return {
    name: 'bundles',
    configureWebpack(config, isServer, {currentBundler}) {
      // In the browser, the texts of a page's code fences come when they are needed.
      const isInline = isServer || config.mode !== 'production';
      return {
        resolve: {
          // The self-contained file is 12 kB smaller (brotli) than the entry with dependencies, which
          // `deep-chat-react` imports. Nothing may import the other one, as defining the element twice throws.
          alias: {'deep-chat$': require.resolve('deep-chat/dist/deepChat.bundle.js')},
        },
        plugins: [
          new currentBundler.instance.DefinePlugin({
            __FENCES_INLINE__: JSON.stringify(isInline),
            // What is required behind it (code, highlighting) is at hand while pages are built only; in the
            // browser the HTML of the page holds it.
            __BUILDING__: JSON.stringify(isServer),
          }),
        ],
        module: {
          rules: [
            {
              // The frame of the editor takes the component as text (`src/example/edit/Sandbox.tsx`), and a page
              // the module of a web model as it was published (`src/chat/webLlm.ts`).
              test: /deepChat\.bundle\.js$|deep-chat-web-llm[\\/]lib[\\/]index\.js$/,
              dependency: 'url',
              type: 'asset/resource',
              generator: {filename: 'assets/files/[name].[contenthash][ext]'},
            },
          ],
        },
      };
    },
  };
}
