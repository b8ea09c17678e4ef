import {expect, it} from 'vitest';
import {read, tracked} from '../support/repository';

const workflows = tracked('.github/workflows').map(read).join('\n');

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
  const scripts = tracked('scripts/*.mjs').map((name) => [name, read(name)] as const);
  // `file://` and a path make no address of C:\site; npm and npx are `.cmd` files, which need a shell.
  const wrong = scripts.flatMap(([name, text]) => [
    ...(/file:\/\/\$\{/.test(text) ? [`${name}: use pathToFileURL`] : []),
    ...(/spawn(?:Sync)?\(\s*'np[mx]'/.test(text) && !/shell: .*win32|shell: isWindows/.test(text)
      ? [`${name}: npm needs a shell on Windows`]
      : []),
  ]);
  expect(wrong).toEqual([]);
});
