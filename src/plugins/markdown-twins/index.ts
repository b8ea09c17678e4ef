import {cpSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {readPages} from '../api-reference/pages';
import {apiJson} from '../api-reference/apiJson';
import {loadReference} from '../api-reference/loadModel';
import {memoByFile} from '../files';
import {pageText} from '../project-files/readProject';
import {agentFile, agentFilePlace} from './agentFile';
import {twinEnding, twinsOf, type TwinPage} from './twin';
import {DEEP_CHAT_VERSION} from '../../config/version';
import {defined} from '../../lib/defined';
import {DEFAULT_FRAMEWORK, FRAMEWORKS, type FrameworkId} from '../../example/frameworks';

/** A page of the lists for language models. */
interface ListedPage extends TwinPage {
  /** Address under the base URL, `/docs/connect`. */
  readonly place: string;
  readonly twin: string;
  /** The page without closed parts and with short examples. */
  readonly short: (framework: FrameworkId) => string;
}

/** What the lists say about the site. */
interface Site {
  readonly title: string;
  readonly tagline: string;
}

/**
 * `llms.txt`: how to begin in each framework, every page with its title and description, the API for programs
 * and the check of code, in the form of llmstxt.org.
 *
 * @param root address of the site with its base URL, without a slash at the end.
 */
export function shortList(
  {title, tagline}: Site,
  pages: readonly ListedPage[],
  root: string,
): string {
  const part = (name: string, folder: string) => {
    const own = pages.filter(({place}) => place.startsWith(`/${folder}/`));
    const lines = own.map((page) => `- [${page.title}](${page.url}.md): ${page.description}`);
    return own.length > 0 ? [`## ${name}`, lines.join('\n')] : [];
  };
  const others = FRAMEWORKS.filter(({id}) => id !== DEFAULT_FRAMEWORK);
  const variants = `The pages below have React code. For another framework, write its name before \`.md\`: ${root}/docs/connect.vue.md. The names are ${others.map(({id}) => `\`${id}\``).join(', ')}. Read the file for your framework first.`;
  const first = FRAMEWORKS.map(
    ({id, label}) =>
      `- [Deep Chat for ${label}](${root}/${agentFilePlace(id)}): Install, connect, messages, styles, files, events and common mistakes in one file.`,
  );
  const data = [
    `- [API as JSON](${root}/docs/api.json): Every property, method, event, provider and type with its fields, defaults and page. A name that isn't in it doesn't exist. For a page as Markdown, write \`.md\` or \`.vue.md\` before the \`#\` of its address.`,
    `- [Checker](${root}/tools/check-snippet.mjs): Run \`node check-snippet.mjs FILE\` in the project on the code that you wrote.`,
  ];
  const parts = [
    ...['## Start here', first.join('\n')],
    ...part('Docs', 'docs'),
    ...part('Examples', 'examples'),
    ...['## Data and tools', data.join('\n')],
  ];
  return `${[`# ${title}`, `> ${tagline}`, variants, ...parts].join('\n\n')}\n`;
}

/** `llms-full.txt`: the text of every page. */
export function fullList({title, tagline}: Site, pages: readonly ListedPage[]): string {
  const texts = pages.map(({url, twin}) => `${twin.trim()}\n\nSource: ${url}`);
  return `${[`${title}: ${tagline}`, ...texts].join('\n\n---\n\n')}\n`;
}

/**
 * Serves each page of the docs and examples a second time as Markdown, at its address with `.md` (for
 * frameworks other than the default one with `.vue.md` and so on), and `llms.txt` and
 * `llms-full.txt` that list them in the order of the sidebars, one file for each framework with what a coding
 * agent needs first, and the API as `docs/api.json`; in `docusaurus start` too.
 */
export default function markdownTwins(context: LoadContext): Plugin {
  const {siteConfig, siteDir, generatedFilesDir} = context;
  const folder = path.join(generatedFilesDir, 'markdown-twins/pages');
  const root = siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '');
  const written = new Map<string, string>();
  const memo = memoByFile<ReturnType<typeof twinsOf>>();

  return {
    name: 'markdown-twins',

    // Also called after an edit of a page, which the plugin for docs watches.
    async allContentLoaded() {
      const reference = await loadReference(siteDir);
      // Pages that are no more have no twins.
      if (written.size === 0) await rm(folder, {recursive: true, force: true});
      const listed = readPages(siteDir).filter(({group}) => group !== undefined);
      const places = new Set(listed.map(({url}) => url));
      const pages: ListedPage[] = [];
      for (const read of listed) {
        const {file, title, description, url: place} = read;
        const page = {title, description, file, source: pageText(read, siteDir), url: root + place};
        const twinFor = memo(file, [page, [...places]], () =>
          twinsOf(page, reference, root, places),
        );
        // What “Copy page” copies for a reader who has chosen another framework has its name.
        for (const {id} of FRAMEWORKS) await write(place + twinEnding(id), twinFor(id));
        const twin = twinFor(DEFAULT_FRAMEWORK);
        pages.push({...page, place, twin, short: (framework) => twinFor(framework, 'short')});
      }
      await write('docs/api.json', `${JSON.stringify(apiJson(reference, root))}\n`);
      await write(`llms.txt`, shortList(siteConfig, pages, root));
      await write(`llms-full.txt`, fullList(siteConfig, pages));
      const byPlace = new Map(pages.map((page) => [page.place, page]));
      for (const {id} of FRAMEWORKS) {
        const short = (place: string) => defined(byPlace.get(place), place).short(id);
        await write(agentFilePlace(id), agentFile(id, DEEP_CHAT_VERSION, short, root));
      }
    },

    configureWebpack() {
      const publicPath = siteConfig.baseUrl;
      return {devServer: {static: [{directory: folder, publicPath}]}} as Configuration;
    },

    postBuild({outDir}) {
      // Synchronous: the plugins' last steps run beside each other, and one lists the built files.
      cpSync(folder, outDir, {recursive: true});
    },
  };

  async function write(place: string, text: string): Promise<void> {
    // In development an edit makes all this run again; the other pages' files stay as they are.
    if (written.get(place) === text) return;
    written.set(place, text);
    const file = path.join(folder, place);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}
