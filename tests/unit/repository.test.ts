import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {DEEP_CHAT_VERSION} from '../../src/config/version';
import {read, SITE, tracked} from '../support/repository';

/** Rules for the files of the repository that no linter has. */

const files = tracked();
const isTest = (file: string) => /\.(?:test|spec|d)\.tsx?$/.test(file);

/** How many places of the code may tell the compiler a type instead of showing it. */
const MAX_CASTS = 65;

/** Lines with `value as Type` or `<Type>value`; `as const` claims nothing. */
function castsIn(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isCast = ts.isAsExpression(node) || ts.isTypeAssertionExpression(node);
    if (isCast && !ts.isConstTypeReference(node.type)) {
      const {line} = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('is typed without casts but for a few, mostly where JSON or other packages come in', () => {
  const sources = files.filter(
    (file) =>
      (/^src\/.*\.tsx?$/.test(file) && !isTest(file)) ||
      ['docusaurus.config.ts', 'sidebars.ts'].includes(file),
  );
  const casts = sources.flatMap(castsIn);
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(MAX_CASTS);
});

it('exports nothing that no other module imports', () => {
  const texts = files
    .filter((file) => /\.(?:tsx?|mjs|js|mdx)$/.test(file))
    .map((file) => ({file, text: read(file)}));
  const words = texts.map(({file, text}) => ({file, words: new Set(text.match(/[\w$]+/g))}));
  const unused = texts
    // Docusaurus asks for the names of the modules that the patches replace.
    .filter(({file}) => /^src\/(?!client-patches\/).*\.tsx?$/.test(file) && !isTest(file))
    .flatMap(({file, text}) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|class) ([\w$]+)/gm)].map(
        ([, name = '']) => ({file, name}),
      ),
    )
    .filter(({file, name}) => !words.some((other) => other.file !== file && other.words.has(name)));
  expect(unused).toEqual([]);
});

const COUNTED =
  /\b(?:\d+|twenty(?:-\w+)?) (?:AI |model |popular )?(?:providers|services)\b|\bproviders[^\n]{0,40}toHaveLength\(\d+\)/gi;

it('counts no providers by hand: the list in src/data/providers.ts does', () => {
  const counted = files
    .filter((file) => /^(?:(?:docs|examples|src|tests)\/.*\.(?:mdx|tsx?)|[^/]+\.md)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(COUNTED)].map(([text]) => `${file}: ${text}`));
  expect(counted).toEqual([]);
});

/** Paths that some machine cannot tell apart: macOS and Windows ignore case, imports leave out the ending. */
function twins(paths: readonly string[]): string[][] {
  const byName = new Map<string, string[]>();
  for (const file of paths) {
    const name = file.toLowerCase().replace(/\.[^./]+$/, '');
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return [...byName.values()].filter((group) => group.length > 1);
}

it('has no two code files that differ only in case or ending', () => {
  const named = files.filter((file) => /\.(ts|tsx|mjs|js|json)$/.test(file));
  expect(twins(named.filter((file) => !file.startsWith('examples/_projects/')))).toEqual([]);
  expect(twins(files.map((file) => `${file}.x`))).toEqual([]);
});

const code = new Set(files.filter((file) => /^(src|tests|scripts)\/.*\.(ts|tsx|mjs)$/.test(file)));

/** The modules of the repository that one imports. */
function importsOf(file: string): string[] {
  return ts.preProcessFile(read(file)).importedFiles.flatMap(({fileName}) => {
    const base = path.posix.join(path.posix.dirname(file), fileName);
    const names = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => base + ending);
    return names.find((name) => code.has(name)) ?? [];
  });
}

it('has no circle of imports', () => {
  const done = new Set<string>();
  /** The way from a file over its imports back to a file of that way. */
  const circle = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    done.add(file);
    return importsOf(file).reduce<readonly string[]>(
      (found, next) => (found.length > 0 ? found : circle(next, [...way, file])),
      [],
    );
  };
  for (const file of code) expect(circle(file, [])).toEqual([]);
});

/** Texts for maintainers that name files and commands. */
const TEXTS = [
  ...files.filter((name) => /^[^/]+\.md$|^[^/.]+\.config\.\w+$/.test(name)),
  'bench/README.md',
  'tests/specification.md',
];
/** A file or folder of the repository; what a build or an author makes is none. */
const NAMED =
  /(?<![\w/.@-])(?:src|tests|scripts|bench|docs|examples|static|hosting|\.github)\/[\w./-]*[\w]/g;
const MADE = /^docs\/api\.json$|\/Name\.mdx$|\/node_modules$/;

it.each(TEXTS)('%s names files and commands that exist', (file) => {
  const text = read(file);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) =>
    path.join(path.dirname(file), to),
  );
  const missing = [...(text.match(NAMED) ?? []), ...links].filter(
    (name) =>
      !MADE.test(name) &&
      !['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(path.join(SITE, name + ending))),
  );
  expect(missing).toEqual([]);
  const {scripts} = JSON.parse(read('package.json'));
  const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

/** Versions of the component that a text names, in prose or in the address of a CDN. */
function versionsIn(text: string): string[] {
  const named = text.matchAll(
    /\bdeep-chat(?:-react)?@(\d+\.\d+\.\d+)|\bDeep Chat (\d+\.\d+\.\d+)|(?<!since )\bversion (2\.\d+\.\d+)/g,
  );
  return [...named].map(([, cdn, name, word]) => cdn ?? name ?? word ?? '');
}

it('takes the version of the component from its package wherever code needs it', () => {
  const code = tracked('src', 'scripts', 'docusaurus.config.ts', 'sidebars.ts').filter((file) =>
    /\.(ts|tsx|mjs)$/.test(file),
  );
  expect(code.filter((file) => read(file).includes(DEEP_CHAT_VERSION))).toEqual([]);
});

it('names the installed version on the pages and in the projects', () => {
  // The migration guide speaks of versions before.
  const pages = tracked('docs', 'examples').filter(
    (file) => !file.endsWith('guides/migration.mdx'),
  );
  const others = pages.flatMap((file) =>
    versionsIn(read(file))
      .filter((version) => version !== DEEP_CHAT_VERSION)
      .map((version) => `${file}: ${version}`),
  );
  expect(others).toEqual([]);
});

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

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}

const packages: Record<string, LockedPackage> = JSON.parse(read('package-lock.json')).packages;
const manifest = JSON.parse(read('package.json')) as Readonly<
  Record<'dependencies' | 'devDependencies', Record<string, string>>
>;

describe('package-lock.json', () => {
  it.each(['.', 'bench', 'examples/_projects'])('of %s names no registry host', (folder) => {
    expect(read(`${folder}/package-lock.json`)).not.toContain('"resolved"');
  });

  it('has an entry for every optional package, so that npm ci works on every platform', () => {
    const missing = Object.entries(packages).flatMap(([place, {optionalDependencies}]) =>
      Object.keys(optionalDependencies ?? {}).filter(
        (name) => !packages[`${place}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('package.json', () => {
  it('pins every dependency to one version', () => {
    const {dependencies, devDependencies} = manifest;
    const loose = Object.entries({...dependencies, ...devDependencies}).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  // `npm start` installs nothing else.
  it('has no package that the site is built from among those for development', () => {
    const files = tracked('src', 'scripts/lib', '*.config.ts', '*.js')
      .filter((file) => /^(src|scripts\/lib|[^/]+$).*\.(tsx?|mjs|js)$/.test(file))
      .filter((file) => !/\.test\.|^(vitest|playwright)\.config/.test(file));
    const imports = files.flatMap((file) => {
      // Text inside template strings is code of other projects.
      const text = read(file).replace(/`(?:\\.|[^`\\])*`/gs, '``');
      const specifiers = text.matchAll(
        /(?:^import(?! type\b)(?:[^'"`;=(]*\bfrom)? |\bimport\()'([^'.\n]+)'/gm,
      );
      return [...specifiers].map(([, specifier = '']) => ({
        file,
        name: /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier,
      }));
    });
    const others = imports.filter(({name}) => name in manifest.devDependencies);
    expect(others).toEqual([]);
    expect(imports.length).toBeGreaterThan(400);
  });

  it('installs at most 1,300 packages for `npm start`, and 1,500 with those of `npm test`', () => {
    expect(Object.values(packages).filter(({dev}) => !dev).length).toBeLessThanOrEqual(1300);
    expect(Object.values(packages).length).toBeLessThanOrEqual(1500);
  });
});
