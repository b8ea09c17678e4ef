import {createHash} from 'node:crypto';
import {FRAME_BOOT} from '../../example/edit/boot';
import type {SiteSettings} from '../../config/settings';

/** Directives of a content security policy and their sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Whether the site or Docusaurus wrote an inline script. */
export type IsKnown = (script: string) => boolean;

/** Settings that bring other origins into the site. */
export type PolicySettings = Pick<
  SiteSettings,
  'analyticsScript' | 'fontStylesheet' | 'searchInsights'
>;

const SELF = "'self'";

/**
 * The one folder that DocSearch loads the script for search events from, when they are switched on. It names
 * a version, which a test compares with the installed package.
 */
export const INSIGHTS_SCRIPT =
  'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js';

/** A model that runs on the reader's own machine, or a stub of an API. */
const OWN_MACHINE = ['localhost:*', '127.0.0.1:*'].flatMap((host) => [
  `http://${host}`,
  `ws://${host}`,
]);

/**
 * Pages that run a model in the browser, below the base URL. A click on a link goes on under the policy of
 * the page that was opened first, so what runs there finds out and opens its page again.
 */
export const WEB_ASSEMBLY_PAGES: readonly string[] = [
  'docs/webModel',
  'examples/externalModules',
  'playground',
];

const origins = (address: string | undefined) => (address ? [new URL(address).origin] : []);

/** The source that allows one inline script. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The texts of a page's inline scripts that a browser would run, in order. Data such as JSON-LD is not
 * run and needs no permission.
 */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes))
    .filter(([, attributes = '']) => !/\btype\s*=\s*["']?application\//i.test(attributes))
    .map(([, , text = '']) => text);
}

/**
 * The policy of every file but for its scripts. It is the same for every page, because a click on a
 * link goes on in the document that was opened first, with that document's policy.
 *
 * - Style attributes and elements are allowed: the component styles its shadow DOM with them, and so do
 *   the settings that readers try in the playground.
 * - Connections are allowed to any host over TLS, and to the reader's own machine: readers connect chats to
 *   the provider or backend that they choose.
 * - Pictures and sound may come from anywhere over TLS: providers answer with addresses of them.
 * - Trusted Types are not required: the bundler, React, Docusaurus and the component assign strings, see SECURITY.md.
 * - Forms may go to StackBlitz: that is how an example is opened there.
 */
export function sharedPolicy({fontStylesheet}: PolicySettings): Policy {
  const fontHosts = fontStylesheet ? ['https:'] : [];
  return {
    'style-src': [SELF, "'unsafe-inline'", ...origins(fontStylesheet)],
    'font-src': [SELF, 'data:', ...fontHosts],
    'img-src': [SELF, 'data:', 'blob:', 'https:', ...OWN_MACHINE.slice(0, 1)],
    'media-src': [SELF, 'data:', 'blob:', 'https:'],
    'connect-src': [SELF, 'data:', 'blob:', 'https:', 'wss:', ...OWN_MACHINE],
    'worker-src': [SELF, 'blob:'],
    'frame-src': [SELF],
    'manifest-src': [SELF],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [SELF, 'https://stackblitz.com'],
  };
}

/** An address as a source: without what a policy does not compare, and without signs that end a source. */
const sourceOf = (address: string | undefined) => {
  if (!address) return [];
  const {origin, pathname} = new URL(address);
  return [origin + pathname.replace(/;/g, '%3B').replace(/,/g, '%2C').replace(/'/g, '%27')];
};

/**
 * The policy of one page: scripts of the site, its known inline scripts by their hashes, and nothing that
 * makes code of text. `blob:` is for the frame that runs edited examples, which inherits the policy
 * of the page around it: what the reader writes there runs from such an address and from no other.
 *
 * @param isKnown - whether the site or Docusaurus wrote an inline script; see `knownScripts.ts`
 * @param page - path of the page below the base URL, without slashes around it
 * @throws Error when the page has an inline script that is not known.
 */
export function pagePolicy(
  html: string,
  settings: PolicySettings,
  isKnown: IsKnown,
  page = '',
): Policy {
  const scripts = inlineScripts(html);
  // One that came from a setting, from text or from a package would run: its hash would be in the policy.
  const unknown = scripts.find((script) => !isKnown(script));
  if (unknown !== undefined)
    throw new Error(
      `The page /${page} has an inline script that the content security policy doesn't know: "${unknown.trim().slice(0, 120)}". If a setting, a page or a package brings it, take it out. If the site needs it, write it in src/plugins/hosting/inline.ts, and list a script of Docusaurus in src/plugins/hosting/knownScripts.ts.`,
    );
  const hashes = [...new Set([...scripts, FRAME_BOOT].map(hashOf))];
  return {
    'default-src': [SELF],
    'script-src': [
      SELF,
      'blob:',
      ...sourceOf(settings.analyticsScript),
      ...(settings.searchInsights ? [INSIGHTS_SCRIPT] : []),
      ...(WEB_ASSEMBLY_PAGES.includes(page) ? ["'wasm-unsafe-eval'"] : []),
      ...hashes,
    ],
    ...sharedPolicy(settings),
  };
}

/**
 * The policy that hosts send as a header with every file: what a page cannot say about itself
 * (`frame-ancestors`), and all that does not depend on the page. Workers get it too.
 *
 * @param ancestors - who may frame the file
 */
export function headerPolicy(settings: PolicySettings, ancestors = SELF): Policy {
  return {...sharedPolicy(settings), 'frame-ancestors': [ancestors]};
}

/** The text of a policy. */
export function printPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Puts the policy in front of everything in the page's head that it has to hold for. */
export function withPolicy(
  html: string,
  settings: PolicySettings,
  isKnown: IsKnown,
  page = '',
): string {
  const content = printPolicy(pagePolicy(html, settings, isKnown, page));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  const charset = /<meta charset=[^>]*>/i.exec(html)?.[0];
  return charset
    ? html.replace(charset, () => charset + meta)
    : html.replace(/<head[^>]*>/i, (head) => head + meta);
}
