import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const FOLDER = path.join(ROOT, '.github/workflows');
const workflows = readdirSync(FOLDER)
  .map((name) => readFileSync(path.join(FOLDER, name), 'utf8'))
  .join('\n');

it('the workflow names each action by its commit, with the version beside it', () => {
  const uses = workflows.match(/uses: .*/g) ?? [];
  expect(uses.length).toBeGreaterThan(5);
  for (const line of uses)
    expect(line).toMatch(/^uses: [\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

it('the workflow does not leave the token in the checkout', () => {
  expect(workflows.match(/persist-credentials: false/g)).toHaveLength(
    workflows.match(/actions\/checkout@/g)!.length,
  );
});

it('scripts start programs and name files in ways that Windows knows', () => {
  const scripts = readdirSync(path.join(ROOT, 'scripts'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => [name, readFileSync(path.join(ROOT, 'scripts', name), 'utf8')] as const);
  // `file://` and a path make no address of C:\site; npm and npx are `.cmd` files, which need a shell.
  const wrong = scripts.flatMap(([name, text]) => [
    ...(/file:\/\/\$\{/.test(text) ? [`${name}: use pathToFileURL`] : []),
    ...(/spawn(?:Sync)?\(\s*'np[mx]'/.test(text) && !/shell: .*win32|shell: isWindows/.test(text)
      ? [`${name}: npm needs a shell on Windows`]
      : []),
  ]);
  expect(wrong).toEqual([]);
});
