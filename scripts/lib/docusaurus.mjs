import {spawn} from 'node:child_process';
import path from 'node:path';
import {ROOT} from './packages.mjs';

/** Runs one of Docusaurus' commands in the site's folder and resolves with its exit code. */
export function docusaurus(args, {env = {}} = {}) {
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), ...args],
    {cwd: ROOT, stdio: 'inherit', env: {...process.env, ...env}},
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) =>
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1))),
  );
}
