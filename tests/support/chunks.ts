import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {BUILD} from './site';

const FOLDER = path.join(BUILD, 'assets/js');

const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

/**
 * The scripts of the build that have all of these texts, but for workers and the first script, which names
 * everything.
 *
 * @throws Error when no script has them, so that a test cannot go on without what it is about.
 */
export function scriptsWith(...texts: string[]): RegExp {
  const names = readdirSync(FOLDER)
    .filter((name) => !/worker|^main\.|LICENSE/.test(name))
    .filter((name) => texts.every((text) => read(name).includes(text)));
  if (names.length === 0) throw new Error(`No script of the build has ${texts.join(' and ')}.`);
  return new RegExp(`/assets/js/(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})$`);
}

/** The scripts with the component in them. */
export const chatScripts = () => scriptsWith('deep-chat-temporary-message', 'attachShadow');

/**
 * Changes the scripts that match, on their way to the page: each text everywhere, or the matches of a pattern. A change
 * that finds nothing is an error.
 */
export async function rewrite(
  page: Page,
  scripts: RegExp,
  ...changes: readonly (readonly [from: string | RegExp, to: string])[]
) {
  await page.route(scripts, async (route) => {
    const url = route.request().url();
    let body = await (await fetch(url)).text();
    for (const [from, to] of changes) {
      const changed = typeof from === 'string' ? body.replaceAll(from, to) : body.replace(from, to);
      if (changed === body) throw new Error(`${url} has no ${from}.`);
      body = changed;
    }
    await route.fulfill({contentType: 'text/javascript', body});
  });
}

/** Opens pages as a build with other settings would be: the settings are part of the site's first script. */
export const withSettings = (
  page: Page,
  changes: readonly (readonly [from: RegExp, to: string])[],
) => rewrite(page, /\/assets\/js\/main\.[^/]*\.js$/, ...changes);

/** Counts the documents that a page loads from now on. */
export function countLoads(page: Page): {readonly count: number} {
  const loads = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
}

const HASH = /\.([0-9a-f]{8})\.(js|css)\b/g;
const reversed = (text: string) => [...text].reverse().join('');

/**
 * Stands for a host whose files can be replaced by those of another build, in which every script has
 * another name. After `deploy()` the old names answer with 404, as on a host of static files.
 */
export async function deployable(page: Page): Promise<{deploy: () => void}> {
  const names = readdirSync(FOLDER);
  const hashes = new Set(
    names.flatMap((name) => [...name.matchAll(HASH)].map(([, hash]) => hash!)),
  );
  const pattern = new RegExp([...hashes].join('|'), 'g');
  let isDeployed = false;
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (!isDeployed) return route.fallback();
    const isScript = url.pathname.includes('/assets/js/');
    const isKnown = names.includes(path.basename(url.pathname));
    if (isScript && isKnown) return route.fulfill({status: 404, body: 'gone'});
    if (!isScript && route.request().resourceType() !== 'document') return route.fallback();
    const before = url.href.replace(HASH, (text, hash: string, end: string) =>
      hashes.has(reversed(hash)) ? `.${reversed(hash)}.${end}` : text,
    );
    const response = await fetch(before);
    const body = (await response.text()).replace(pattern, reversed);
    const contentType = response.headers.get('content-type') ?? 'text/plain';
    return route.fulfill({status: response.status, contentType, body}).catch(() => undefined);
  });
  return {
    deploy: () => {
      isDeployed = true;
    },
  };
}
