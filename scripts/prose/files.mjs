// @ts-check
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../lib/packages.mjs';
import {markdownPassages} from './markdown.mjs';
import {sourcePassages} from './source.mjs';

/** @typedef {import('./passage.mjs').Passage} Passage */

const PAGE = /^(?:docs|examples)\/(?!_).*\.mdx$/;
const GUIDE = /^(?:README|CONTRIBUTING|SECURITY|bench\/README)\.md$/;
const SOURCE = /^(?:src|scripts|tests|bench)\/.*\.(?:[cm]?[jt]sx?|css)$|^[^/]+\.[cm]?[jt]s$/;
/** Files whose strings are for tests, or data that nobody reads: only their comments are checked. */
const COMMENTS_ONLY = /^tests\/|\.test\.[cm]?[jt]sx?$|^scripts\/prose\/phrases\.mjs$/;

/** Every file that holds text for people, with `/` on every system: those of git and new ones. */
export function proseFiles() {
  const {stdout, status, error} = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard'],
    {cwd: ROOT, encoding: 'utf8', maxBuffer: 16 * 1024 ** 2},
  );
  if (status !== 0)
    throw new Error(
      `git could not list the files${error ? `: ${error.message}` : ''}. Install git and run this in a clone.`,
    );
  const files = stdout
    .split('\n')
    .filter((file) => isPage(file) || GUIDE.test(file) || SOURCE.test(file));
  return [...new Set(files)].filter((file) => existsSync(path.join(ROOT, file))).sort();
}

/** @param {string} file */
export const isPage = (file) => PAGE.test(file);

/**
 * The texts of a file, and whether they are the text of a page (or of a guide such as the README).
 *
 * @param {string} file relative to the site's folder
 * @returns {Passage[]}
 * @throws {Error} with the file's name when it can't be parsed
 */
export function passagesOf(file) {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  try {
    return /\.mdx?$/.test(file)
      ? markdownPassages(source, file)
      : sourcePassages(source, file, {commentsOnly: COMMENTS_ONLY.test(file)});
  } catch (error) {
    throw new Error(
      `${file} could not be parsed: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    );
  }
}
