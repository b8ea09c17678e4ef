import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The path of each built page, without a slash at the end. Redirects are not among them.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function builtRoutes(folder) {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .filter(
      (file) => !readFileSync(path.join(folder, file), 'utf8').includes('http-equiv="refresh"'),
    )
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'))
    .sort();
}
