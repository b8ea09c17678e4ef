import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {getHtmlMinifier} from '@docusaurus/bundler';
import themeClassic from '@docusaurus/theme-classic';
import type {HtmlTagObject, HtmlTags, LoadContext} from '@docusaurus/types';
import {FRAME_BOOT} from '../../example/edit/boot';
import {restoreScript} from '../../example/frameworks';
import {inlineScripts} from './policy';

/** Docusaurus' component with the script of the home page that suggests another base URL. */
const BANNER = '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js';

/** The script of a page that leads to another one, as the plugin for redirects writes it. */
const REDIRECT =
  /^\s*window\.location\.href = '(\/[^'\\<\n]*)' \+ window\.location\.search \+ window\.location\.hash;\s*$/;

const tagsOf = (tags: HtmlTags | undefined): (string | HtmlTagObject)[] =>
  tags ? [tags].flat() : [];

/** Texts of the inline scripts that Docusaurus' theme puts into every page: the color mode, the announcement. */
function themeScripts(context: LoadContext): string[] {
  const theme = themeClassic(context, {customCss: []});
  const {preBodyTags} = theme.injectHtmlTags?.({content: undefined}) ?? {};
  return tagsOf(preBodyTags).flatMap((tag) =>
    typeof tag !== 'string' && tag.tagName === 'script' && tag.innerHTML ? [tag.innerHTML] : [],
  );
}

/**
 * The script of the home page, made by Docusaurus' own functions.
 *
 * @throws Error when a new release of Docusaurus writes it in another way.
 */
function bannerScript(baseUrl: string): string {
  const source = readFileSync(require.resolve(BANNER), 'utf8');
  const start = source.indexOf('const BannerContainerId');
  const end = source.indexOf('function BaseUrlIssueBanner()');
  if (start < 0 || end < start)
    throw new Error(
      `${BANNER} has changed, so the content security policy can't name its script. Look for the text of the script there and correct knownScripts.ts.`,
    );
  const make = `${source.slice(start, end)}; createInlineScript(${JSON.stringify(baseUrl)})`;
  return String(runInNewContext(make, {}));
}

/** Whether a script only leads to a page of this site. */
export function isRedirectScript(script: string, baseUrl: string): boolean {
  const target = REDIRECT.exec(script)?.[1];
  return Boolean(target?.startsWith(baseUrl) && !target.startsWith('//'));
}

/**
 * The inline scripts that pages of this site may have, as the built HTML contains them: the site's own and
 * those of Docusaurus. The build minifies them, and joins neighbors, so they go through the same minifier.
 *
 * @param own - This plugin's scripts as text, in their order in the pages.
 */
export async function knownScripts(
  context: LoadContext,
  own: readonly string[],
): Promise<ReadonlySet<string>> {
  const tags = (scripts: readonly string[]) =>
    scripts.map((text) => `<script>${text}</script>`).join('');
  const page = (head: readonly string[], body: readonly string[]) =>
    `<!DOCTYPE html><html><head>${tags(head)}</head><body>${tags(body)}</body></html>`;
  const minifier = await getHtmlMinifier({type: 'swc'});
  const pages = await Promise.all(
    [
      page([restoreScript(context.baseUrl), ...own], themeScripts(context)),
      page([bannerScript(context.baseUrl)], []),
    ].map((html) => minifier.minify(html)),
  );
  return new Set([FRAME_BOOT, ...pages.flatMap(({code}) => inlineScripts(code))]);
}
