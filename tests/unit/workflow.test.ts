import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const FOLDER = '.github/workflows';
const workflows = readdirSync(path.join(ROOT, FOLDER)).map((name) => read(`${FOLDER}/${name}`));

describe('the workflow', () => {
  it('names each action by its commit, with the version beside it', () => {
    const uses = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
    expect(uses.length).toBeGreaterThan(5);
    for (const line of uses)
      expect(line).toMatch(/^uses: [\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('tries types, unit tests and the build on three systems, and looks for known faults', () => {
    const text = workflows.join('\n');
    expect(text).toContain('os: [ubuntu-latest, macos-latest, windows-latest]');
    expect(text).toContain('npm test types unit build');
    expect(text).toMatch(/npm audit --omit=dev --audit-level=high\n/);
    // Nothing is published before all three are done.
    expect(text).toMatch(/^ {2}build:\n(?: {4}.*\n)* {4}needs: \[test, systems, audit\]\n/m);
    expect(text).toMatch(/^ {2}deploy:\n {4}needs: build\n/m);
  });

  it('runs everything', () => {
    expect(read(`${FOLDER}/site.yml`)).toMatch(/- run: npm ci\n\s+- run: npm run test:full/);
  });

  it('does not leave the token in the checkout', () => {
    const text = workflows.join('\n');
    expect(text.match(/persist-credentials: false/g)).toHaveLength(
      text.match(/actions\/checkout@/g)!.length,
    );
  });

  it('has packages and actions renewed', () => {
    const ecosystems = read('.github/dependabot.yml').match(/(?<=package-ecosystem: )\S+/g);
    expect(ecosystems).toEqual(['npm', 'github-actions']);
  });
});

it('every system checks out the same line ends', () => {
  expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m);
});

it('scripts start programs and name files in ways that Windows knows', () => {
  const scripts = readdirSync(path.join(ROOT, 'scripts'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => [name, read(path.join('scripts', name))] as const);
  // `file://` and a path make no address of C:\site; npm and npx are `.cmd` files, which need a shell.
  const wrong = scripts.flatMap(([name, text]) => [
    ...(/file:\/\/\$\{/.test(text) ? [`${name}: use pathToFileURL`] : []),
    ...(/spawn(?:Sync)?\(\s*'np[mx]'/.test(text) && !/shell: .*win32|shell: isWindows/.test(text)
      ? [`${name}: npm needs a shell on Windows`]
      : []),
  ]);
  expect(wrong).toEqual([]);
});
