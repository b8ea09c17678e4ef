import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Folder of the site. */
export const SITE = path.resolve(__dirname, '../..');

/** The component as one script, for pages without a bundler. */
export const BUNDLE = 'node_modules/deep-chat/dist/deepChat.bundle.js';

/** The text of a file, by its path in the repository. */
export const read = (file: string) => readFileSync(path.join(SITE, file), 'utf8');

/** The files in git that match patterns of `git ls-files`; all of them without a pattern. */
export function tracked(...patterns: readonly string[]): string[] {
  const output = execFileSync('git', ['ls-files', ...patterns], {cwd: SITE, encoding: 'utf8'});
  return output.split('\n').filter((file) => file && existsSync(path.join(SITE, file)));
}
