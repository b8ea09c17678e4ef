import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import clientRedirects, {
  validateOptions,
  type PluginOptions,
} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SiteSettings} from '../../config/settings';
import {storageName} from '../../lib/storageName';
import {filesIn} from '../files';
import {firstStyles} from './firstStyles';
import {callText, functionText, removerText, workerText} from './files';
import {headerRules, headersFile} from './headers';
import {isRedirectScript, knownScripts} from './knownScripts';
import {withPolicy} from './policy';

const isRedirect = (html: string) => html.includes('http-equiv="refresh"');

/**
 * Everything that a host of static files has to know, and what the site does when something is missing:
 * the content security policy of each page, headers, `robots.txt`, the service worker, and the scripts that
 * watch over the others. The redirect pages are written by Docusaurus' plugin, from here, because plugins
 * finish a build all at once and these pages need a policy too.
 */
export default function hosting(context: LoadContext, options: PluginOptions): Plugin {
  const {baseUrl, siteConfig} = context;
  const settings = siteConfig.customFields?.settings as SiteSettings;
  const redirects = clientRedirects(context, options);
  const inline = (name: string, ...values: (string | boolean)[]) =>
    callText('inline', name, ...values.map((value) => JSON.stringify(value)));
  const inlineTexts = () => {
    if (process.env.NODE_ENV !== 'production') return [inline('forgetWorker')];
    const storage = [baseUrl, storageName('reloaded-for', baseUrl)].map((one) =>
      JSON.stringify(one),
    );
    const retry = functionText('../../lib/retryPage', 'retryPage');
    return [
      inline('checkColorMode', 'theme', !settings.colorMode.disableSwitch),
      inline('printLight'),
      inline('keepShortcuts'),
      callText('inline', 'watchScripts', ...storage, retry),
      ...(settings.offline ? [inline('registerWorker', `${baseUrl}sw.js`)] : []),
    ];
  };
  return {
    name: 'hosting',
    getPathsToWatch: () => [path.join(__dirname, 'inline.ts')],
    injectHtmlTags: () => ({
      headTags: inlineTexts().map((innerHTML) => ({tagName: 'script', innerHTML})),
    }),
    async postBuild(props) {
      const {outDir} = props;
      await redirects?.postBuild?.({...props, content: undefined});
      const withFirstStyles = firstStyles(outDir, baseUrl);
      const known = await knownScripts(context, inlineTexts());
      for (const file of filesIn(outDir).filter((name) => name.endsWith('.html'))) {
        const place = path.join(outDir, file);
        const html = readFileSync(place, 'utf8');
        const page = file.replace(/(\/?index)?\.html$/, '');
        const isKnown = (script: string) =>
          known.has(script) || (isRedirect(html) && isRedirectScript(script, baseUrl));
        writeFileSync(place, withPolicy(withFirstStyles(html), settings, isKnown, page));
      }
      const write = (name: string, text: string) => writeFileSync(path.join(outDir, name), text);
      write('_headers', headersFile(headerRules(settings), baseUrl));
      write(
        'robots.txt',
        `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.url}${baseUrl}sitemap.xml\n`,
      );
      write('.nojekyll', '');
      write('sw.js', settings.offline ? workerText(outDir, baseUrl) : removerText(baseUrl));
    },
  };
}

export {validateOptions};
