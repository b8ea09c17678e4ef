/** Names and values as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot work. The message says which one, why, and what to write instead. */
export class SettingsError extends Error {
  constructor(
    readonly setting: string,
    reason: string,
    remedy: string,
  ) {
    super(`Setting ${setting}: ${reason}. To fix it, ${remedy}.`);
    this.name = 'SettingsError';
  }
}

/** The trimmed text of a variable; empty counts as not set. */
export function readText(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** A yes-or-no variable: `true`, `1`, `yes`, `on` and their opposites. */
export function readFlag(env: Environment, name: string, fallback: boolean): boolean {
  const text = readText(env, name)?.toLowerCase();
  if (text === undefined) return fallback;
  if (['true', '1', 'yes', 'on'].includes(text)) return true;
  if (['false', '0', 'no', 'off'].includes(text)) return false;
  throw new SettingsError(name, `"${text}" is neither yes nor no`, 'use true or false');
}

/** An absolute http(s) address. With `originOnly` a path, query or fragment is refused. */
export function readUrl(
  env: Environment,
  name: string,
  {originOnly = false}: {originOnly?: boolean} = {},
): string | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new SettingsError(
      name,
      `"${text}" is not an address`,
      'write it in full, such as https://example.org',
    );
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new SettingsError(
      name,
      `"${text}" does not start with https:// or http://`,
      'use one of the two',
    );
  checkHost(name, text, url);
  if (originOnly && (url.pathname !== '/' || url.search || url.hash))
    throw new SettingsError(
      name,
      `"${text}" has more than protocol, host and port`,
      `use "${url.origin}" and put the path into SITE_BASE_URL`,
    );
  return originOnly ? url.origin : text;
}

/** A host as it is written in an address: `example.org`, `127.0.0.1`, `[::1]`. */
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/;

/** Refuses what is not one host, such as `https://*`, and a name with a password. */
function checkHost(name: string, text: string, url: URL): void {
  if (!HOST.test(url.hostname))
    throw new SettingsError(
      name,
      `"${text}" does not name one host`,
      'write the whole name of the host, without a wildcard, such as https://example.org',
    );
  if (url.username || url.password)
    throw new SettingsError(
      name,
      'the address has a user name or a password in it, and every visitor would see them',
      'take out what stands before the @',
    );
}

/** The address of a file that every page loads from another host: https, so that nobody changes it on its way. */
export function readFileUrl(env: Environment, name: string): string | undefined {
  const text = readUrl(env, name);
  if (text === undefined) return undefined;
  const {protocol, pathname, href} = new URL(text);
  if (protocol !== 'https:')
    throw new SettingsError(
      name,
      `"${text}" does not start with https://, so browsers would block the file or take a changed one`,
      'use an address that starts with https://',
    );
  if (pathname.endsWith('/'))
    throw new SettingsError(
      name,
      `"${text}" names a ${pathname === '/' ? 'host' : 'folder'} and no file`,
      'write the whole address of the file',
    );
  return href;
}

/** A path that starts and ends with a slash. */
export function readBasePath(env: Environment, name: string): string | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  const isPath = /^\/(?:[\w.~-]+\/)*$/.test(text);
  if (!isPath || text.split('/').some((part) => part === '.' || part === '..'))
    throw new SettingsError(
      name,
      `"${text}" is not a base path`,
      'start and end it with a slash, such as / or /docs/',
    );
  return text;
}
