import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ROOT} from './packages.mjs';

/**
 * Copies the project's own files into a temporary folder, with changes that aren't committed yet, and returns the
 * folder. The copy has the packages of this folder unless `packages` is false.
 *
 * @param {string} purpose A word for the folder's name.
 */
export function copyProject(purpose, {packages = true} = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), `deep-chat-docs-${purpose}-`));
  const {stdout} = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  for (const name of stdout.split('\0').filter(Boolean))
    cpSync(path.join(ROOT, name), path.join(folder, name));
  // The build asks git for the dates of the pages.
  const git = (...args) => spawnSync('git', ['-C', folder, ...args], {stdio: 'ignore'});
  git('init');
  git('add', '--all');
  git('-c', 'user.name=copy', '-c', 'user.email=copy@localhost', 'commit', '-m', 'Copy');
  if (!packages) return folder;
  // Not the folder itself: caches are in it.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules')).filter((it) => it !== '.cache'))
    symlinkSync(
      path.join(ROOT, 'node_modules', name),
      path.join(folder, 'node_modules', name),
      name.endsWith('.json') ? 'file' : 'junction',
    );
  return folder;
}
