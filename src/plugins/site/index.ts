import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {fragments} from '../../gallery/allFragments';

const FONTS = path.join(__dirname, 'fonts.css');

/** The routes of the gallery's parts, the fonts of all pages, and what the bundles have different. */
export default function site({baseUrl}: LoadContext): Plugin {
  return {
    name: 'site',
    // A part is a module of its route, so that it is loaded on its own page only.
    contentLoaded({actions}) {
      for (const fragment of fragments)
        actions.addRoute({
          path: normalizeUrl([baseUrl, fragment.path]),
          component: '@site/src/gallery/FragmentPage.tsx',
          modules: {part: `@site/src/${fragment.module}`},
          exact: true,
        });
    },
    getPathsToWatch: () => [FONTS],
    // A style sheet would get a copy of the font under another, hashed address and the preloaded one would go unused,
    // and font faces that come with the sheet make the browser choose all fonts again.
    injectHtmlTags() {
      const faces = readFileSync(FONTS, 'utf8')
        .replace(/\/\*[^]*?\*\//g, '')
        .replaceAll("url('/", `url('${baseUrl}`);
      const [, first = ''] = /url\('([^']+)'\)/.exec(faces) ?? [];
      const preload = {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous'};
      return {
        headTags: [
          {tagName: 'link', attributes: {...preload, href: first}},
          {tagName: 'style', innerHTML: faces.replace(/\s+/g, ' ')},
        ],
      };
    },
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
