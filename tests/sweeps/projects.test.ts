import {spawnSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {checkTypes, type VirtualFile} from '../../src/plugins/live-examples/checkTypes';
import {projectNames, readProject} from '../../src/plugins/project-files/readProject';
import {checkAngular} from '../support/angular';
import {NEXT_TYPES, scriptOf, svelteWarnings, vueErrors} from '../support/bundles';
import {has} from '../support/processes';
import {read, SITE} from '../support/repository';

const PROJECTS = path.join(SITE, 'examples/_projects');

const lockedIn = (folder: string): Record<string, {version: string}> =>
  JSON.parse(read(`${folder}/package-lock.json`)).packages;
const locked = {...lockedIn('.'), ...lockedIn('examples/_projects')};

/** The packages that a project names, with their versions. */
function packagesOf(project: string): Record<string, string> {
  const {dependencies, devDependencies} = JSON.parse(readProject(SITE, project)['package.json']!);
  return {...dependencies, ...devDependencies};
}

/** The files of a project with one of these endings, at their own places. */
function sources(project: string, endings: RegExp): VirtualFile[] {
  return Object.entries(readProject(SITE, project))
    .filter(([file]) => endings.test(file))
    .map(([file, text]) => ({
      path: path.join(PROJECTS, project, file),
      text,
    }));
}

/** The parts of a framework's own declarations that a project uses. */
const declared = (project: string, text: string): VirtualFile => ({
  path: path.join(PROJECTS, project, 'framework.d.ts'),
  text,
});

const NUXT = `import type {Ref, ShallowRef} from 'vue';
declare global {
  const useTemplateRef: <T>(key: string) => Readonly<ShallowRef<T | null>>;
  const ref: <T>(value: T) => Ref<T>;
  const defineNuxtConfig: (config: {
    compatibilityDate: string;
    telemetry: boolean;
    vue: {compilerOptions: {isCustomElement: (tag: string) => boolean}};
  }) => unknown;
  const defineEventHandler: (handler: (event: object) => unknown) => unknown;
  const readBody: (event: object) => Promise<any>;
  const setResponseStatus: (event: object, status: number) => void;
}`;

/** Bundlers take style sheets by their import. */
const CSS = `declare module '*.css' {}`;

const VUE = `declare module '*.vue' {
  import type {DefineComponent} from 'vue';
  const component: DefineComponent;
  export default component;
}`;
const SVELTE = `declare module '*.svelte' {
  import type {Component} from 'svelte';
  const component: Component;
  export default component;
}`;

/** The scripts of single-file components, as separate modules. */
function scriptsOf(files: readonly VirtualFile[], before: string): VirtualFile[] {
  return files.map(({path: file, text}) => ({
    path: `${file}.script.ts`,
    text: `${before}${scriptOf(text)}\nexport {};\n`,
  }));
}

const RUNES =
  'declare function $state<T>(value: T): T;\ndeclare function $state<T>(): T | undefined;\n';

/** The files that are checked together, and what else TypeScript is told. */
const TYPED: readonly [
  frameworks: string,
  files: readonly VirtualFile[],
  options: ts.CompilerOptions,
][] = [
  [
    'React and Next.js',
    [
      ...sources('react', /^src\/.*\.tsx?$/),
      ...sources('next', /\.tsx?$/),
      ...sources('next-pages', /\.tsx?$/),
      declared('next', NEXT_TYPES),
      ...sources('full-screen', /\.tsx$/),
      ...sources('floating', /^src\/([\w-]+\.ts|frameworks\/FloatingChat\.tsx)$/),
      declared('floating', CSS),
    ],
    {types: ['react', 'node']},
  ],
  [
    'plain TypeScript, Vue, Nuxt, Svelte and SvelteKit',
    [
      ...sources('vanilla', /^src\/.*\.ts$/),
      ...sources('modules', /^src\/.*\.ts$/),
      ...sources('vue', /^src\/(?!env).*\.ts$/),
      declared('vue', VUE),
      ...sources('nuxt', /\.ts$/),
      declared('nuxt', NUXT),
      ...sources('svelte', /^src\/.*\.ts$/),
      declared('svelte', SVELTE),
      ...sources('sveltekit', /^src\/lib\/.*\.ts$/),
      ...['vue', 'nuxt', 'floating'].flatMap((name) => scriptsOf(sources(name, /\.vue$/), '')),
      ...['svelte', 'sveltekit', 'floating'].flatMap((name) =>
        scriptsOf(sources(name, /\.svelte$/), RUNES),
      ),
      declared('floating', CSS),
    ],
    {types: ['node']},
  ],
  [
    'Solid',
    [
      ...sources('solid', /^src\/.*\.tsx?$/),
      ...sources('floating', /Solid.*\.tsx$/),
      declared('floating', CSS),
    ],
    {jsx: ts.JsxEmit.Preserve, jsxImportSource: 'solid-js'},
  ],
  [
    'Nest',
    sources('nest', /^src\/.*\.ts$/),
    {
      types: ['node', 'multer'],
      typeRoots: [`${PROJECTS}/node_modules/@types`],
      experimentalDecorators: true,
      emitDecoratorMetadata: true,
    },
  ],
];

describe('example projects', {timeout: 120_000}, () => {
  const withPackages = projectNames(SITE).filter(
    (name) => 'package.json' in readProject(SITE, name),
  );

  it.each(withPackages)(
    '%s names exact versions, those of the site where it has the same',
    (name) => {
      for (const [dependency, version] of Object.entries(packagesOf(name))) {
        expect(version, dependency).toMatch(/^\d+\.\d+\.\d+$/);
        // Tools for Node 20 that the site has in another version, because it does without their plugins.
        if (['vite', 'typescript'].includes(dependency)) continue;
        const own = locked[`node_modules/${dependency}`]?.version;
        if (own) expect(version, dependency).toBe(own);
      }
    },
  );

  it.each(withPackages)('%s imports only packages that it names', (name) => {
    // `express` comes with Nest's platform package, of which the project takes only the types.
    const given = [...Object.keys(packagesOf(name)), 'express', 'node:', '$lib/', '$env/', '.'];
    const others = Object.entries(readProject(SITE, name)).flatMap(([file, text]) =>
      [...text.matchAll(/(?:from|import\(|^\s*import) ?'([^']+)'/gm)]
        .filter(([, from]) => !given.some((start) => from!.startsWith(start)))
        .map(([, from]) => `${file}: ${from}`),
    );
    expect(others).toEqual([]);
  });

  it.each(['vue', 'nuxt', 'floating'])('the compiler finds nothing in Vue of %s', (project) => {
    for (const {path: file, text} of sources(project, /\.vue$/))
      expect(vueErrors(text, file), file).toEqual([]);
  });

  it.each(['svelte', 'sveltekit', 'floating'])(
    'the compiler finds nothing in Svelte of %s',
    (project) => {
      for (const {path: file, text} of sources(project, /\.svelte$/))
        for (const side of ['client', 'server'] as const)
          expect(svelteWarnings(text, side), file).toEqual([]);
    },
  );

  it.each(TYPED)('TypeScript finds nothing in %s', (_frameworks, files, options) => {
    expect(checkTypes(files, options)).toEqual([]);
  });

  it('the compiler finds nothing in Angular with strict templates', () => {
    const files = [
      ...sources('angular', /^src\/.*\.ts$/),
      ...sources('floating', /\.component\.ts$/),
    ];
    expect(checkAngular(files)).toEqual([]);
  });

  /** What javac says of Spring's names, which are not installed, and what follows from that. */
  const UNKNOWN =
    /does not exist|cannot find symbol|from a supertype|no suitable method found for collect|exception <any>/;
  const noJava = !has('javac', '-version');
  it.skipIf(noJava)(
    `javac finds nothing in the code of Spring Boot${noJava ? ' (no JDK is installed)' : ''}`,
    () => {
      const folder = 'examples/_projects/spring-boot/src/main/java/com/example/chat';
      const output = mkdtempSync(path.join(tmpdir(), 'spring-'));
      const {stderr} = spawnSync(
        'javac',
        ['-proc:none', '-XDshould-stop.ifError=FLOW', '-Xmaxerrs', '500', '-d', output]
          // Types are checked although there are names that it does not find.
          .concat(path.join(SITE, folder, 'ChatServer.java')),
        {encoding: 'utf8'},
      );
      const errors = stderr.match(/(?<=error: ).*/g) ?? [];
      expect(errors.filter((error) => !UNKNOWN.test(error))).toEqual([]);
      expect(errors.length).toBeGreaterThan(10);
    },
  );
});
