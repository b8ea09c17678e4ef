import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const FILE = path.join(__dirname, 'fonts.css');

/**
 * Writes the font faces into the pages themselves. A style sheet would get a copy of the font under another, hashed
 * address and the preloaded one would go unused, and font faces that come with the sheet make the browser choose
 * all fonts again.
 */
export default function fonts({baseUrl}: LoadContext): Plugin {
  return {
    name: 'fonts',
    getPathsToWatch: () => [FILE],
    injectHtmlTags() {
      const faces = readFileSync(FILE, 'utf8')
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
  };
}
