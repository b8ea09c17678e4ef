import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {ROOT} from '../scripts/lib/command.mjs';

/** Prints what the sweep over live chats measures before it holds the figures to their limits. */
export default function measureExamples({executablePath}) {
  const script = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [script, 'test', 'live-chats', '--reporter=dot'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, CHROMIUM_PATH: executablePath, EXAMPLE_TABLE: '1'},
  });
}
