import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {storageName} from '../../lib/storageName';
import {filesIn} from '../files';
import type {Kept} from './serviceWorker';

/** Files that are kept beside the pages and `assets/`. */
const KEPT_FILES = /^(fonts|img|audio)\/|^favicon\.ico$|\.webmanifest$|^docs\/api\.json$/;
/** In bytes. Larger files load on their own click and would be most of the offline copy. */
const LARGEST = 2_000_000;

/** Where a page leads that only leads to another one. */
function redirectOf(html: string): string | undefined {
  return /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1];
}

/** What the service worker keeps: the pages, every script and style, fonts, pictures and the API's names. */
export function keptFiles(folder: string, baseUrl: string): Kept {
  const hashed: string[] = [];
  const named: Record<string, string> = {};
  const redirects: Record<string, string> = {};
  const hash = createHash('sha256');
  for (const file of filesIn(folder).sort()) {
    if (file.startsWith('assets/')) {
      if (statSync(path.join(folder, file)).size > LARGEST) continue;
      hashed.push(file);
      hash.update(file);
      continue;
    }
    const isPage = file.endsWith('.html');
    if (!isPage && !KEPT_FILES.test(file)) continue;
    const content = readFileSync(path.join(folder, file));
    const name = file.replace(/(^|\/)index\.html$/, '');
    const target = isPage ? redirectOf(content.toString()) : undefined;
    if (target) redirects[name] = target;
    else named[name] = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    hash.update(name + (target ?? named[name]));
  }
  return {baseUrl, hashed, named, redirects, version: hash.digest('base64url').slice(0, 12)};
}

/**
 * The service worker of a built site, as text for `sw.js`.
 *
 * @param kept what it keeps; by default everything that {@link keptFiles} finds
 */
export function workerText(
  folder: string,
  baseUrl: string,
  kept: Kept = keptFiles(folder, baseUrl),
): string {
  const values = [kept, storageName('site', baseUrl)].map((value) => JSON.stringify(value));
  return `${callText('serviceWorker', 'serviceWorker', 'self', ...values)};\n`;
}

/** The worker that removes what an earlier worker of the site has kept, as text for `sw.js`. */
export function removerText(baseUrl: string): string {
  const name = JSON.stringify(storageName('site', baseUrl));
  return `${callText('serviceWorker', 'removeWorker', 'self', name)};\n`;
}

/** A call of a module's function, for scripts that are written as text. */
export function callText(module: string, name: string, ...values: readonly string[]): string {
  return `(${functionText(module, name)})(${values.join(',')})`;
}

/**
 * A function as JavaScript, from a module in TypeScript.
 *
 * @throws Error when the module has no such function.
 */
export function functionText(module: string, name: string): string {
  const file = path.join(__dirname, `${module}.ts`);
  const {outputText} = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2021,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
  });
  const start = outputText.indexOf(`export function ${name}(`);
  if (start < 0) throw new Error(`${file} has no exported function ${name}.`);
  const end = outputText.indexOf('\n}\n', start);
  return outputText.slice(start + 'export '.length, end + 2);
}
