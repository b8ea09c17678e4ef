import path from 'node:path';
// @ts-expect-error -- Babel has no types of its own, and one call is not worth a package of them.
import {transformSync} from '@babel/core';
import {compile as compileSvelte} from 'svelte/compiler';
import ts from 'typescript';
import type {Plugin} from 'vite';
import {compileScript, compileTemplate, parse as parseVue} from 'vue/compiler-sfc';
import {compileAngular} from './angular';
import {SITE} from './repository';

/** Frameworks whose code is bundled for the tests; HTML is loaded as it is. */
export type Bundled = 'react' | 'vue' | 'svelte' | 'solid' | 'angular';

const ENTRY = path.join(SITE, 'mounted-entry.js');
const caseFile = (index: number) => path.join(SITE, `mounted-${index}.ts`);

const MOUNT: Readonly<Record<Bundled, string>> = {
  react: `import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
const mountOne = (Component, target) => createRoot(target).render(createElement(Component));`,
  vue: `import {createApp} from 'vue';
const mountOne = (Component, target) => createApp(Component).mount(target);`,
  svelte: `import {mount as start} from 'svelte';
const mountOne = (Component, target) => start(Component, {target});`,
  solid: `import {createComponent, render} from 'solid-js/web';
const mountOne = (Component, target) => render(() => createComponent(Component, {}), target);`,
  // Angular's packages are published half compiled; its compiler in the page does the rest.
  angular: `import '@angular/compiler';
import {provideZonelessChangeDetection} from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
const mountOne = (Component, target) => {
  target.append(document.createElement('app-chat-example'));
  return bootstrapApplication(Component, {providers: [provideZonelessChangeDetection()]});
};`,
};

const VUE = {isCustomElement: (tag: string) => tag === 'deep-chat'};

/** What Vue's compilers find wrong in a single-file component, whose template may be drawn on a server. */
export function vueErrors(source: string, filename: string, ssr = false): readonly unknown[] {
  const {descriptor, errors} = parseVue(source, {templateParseOptions: VUE});
  const bindings = descriptor.scriptSetup && compileScript(descriptor, {id: 'a'}).bindings;
  const template = compileTemplate({
    id: 'a',
    filename,
    source: descriptor.template!.content,
    ssr,
    ssrCssVars: [],
    compilerOptions: {...VUE, ...(bindings && {bindingMetadata: bindings})},
  });
  return [...errors, ...template.errors];
}

/** What Svelte's compiler warns of in a component. An error is thrown. */
export function svelteWarnings(code: string, generate: 'client' | 'server'): readonly string[] {
  const {warnings} = compileSvelte(code, {generate, runes: true, filename: 'Example.svelte'});
  return warnings.map(({message}) => message);
}

/** The first script of an HTML page or a single-file component. */
export const scriptOf = (code: string) => /<script[^>]*>\n([^]*?)<\/script>/.exec(code)?.[1] ?? '';

/** The parts of Next.js that code and projects use: the whole package takes 128 MB. */
export const NEXT_TYPES = `declare module 'next/dynamic' {
  import type {ComponentType, ReactNode} from 'react';
  export default function dynamic<Props>(
    load: () => Promise<{default: ComponentType<Props>}>,
    options: {ssr: false; loading: () => ReactNode},
  ): ComponentType<Props>;
}
declare module 'next' {
  export interface NextApiRequest {method?: string; body: any}
  export interface NextApiResponse {
    status(code: number): NextApiResponse;
    json(value: unknown): void;
  }
}`;

/** Turns TypeScript with React's JSX into JavaScript. */
export function javascript(code: string): string {
  return ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
    },
  }).outputText;
}

/** Turns one file of a framework into JavaScript, for a page unless it is for a server. */
export const COMPILE: Readonly<
  Record<Exclude<Bundled, 'angular'>, (code: string, where?: 'client' | 'server') => string>
> = {
  react: javascript,
  vue(code, where) {
    const {descriptor} = parseVue(code, {templateParseOptions: VUE});
    const ssr = where === 'server' && {ssr: true, ssrCssVars: []};
    const templateOptions = {compilerOptions: VUE, ...ssr};
    const {content} = compileScript(descriptor, {id: 'a', inlineTemplate: true, templateOptions});
    return javascript(content);
  },
  svelte: (code, where = 'client') =>
    compileSvelte(code, {generate: where, runes: true, name: 'Example'}).js.code,
  solid: (code, where) =>
    transformSync(code, {
      filename: 'example.tsx',
      babelrc: false,
      configFile: false,
      presets: [
        ['babel-preset-solid', where === 'server' ? {generate: 'ssr', hydratable: true} : {}],
        ['@babel/preset-typescript', {onlyRemoveTypeImports: true}],
      ],
    }).code,
};

/** Marks the modules that are compiled already. */
const COMPILED = '?compiled';
const ENDINGS = ['', '.ts', '.tsx', '.vue', '.svelte'];

/**
 * Bundles compiled files into one module.
 *
 * @param entry - The whole path of the file that it starts with.
 * @param files - JavaScript by whole path, below the site's folder, whose packages are found.
 */
export async function bundleFiles(
  entry: string,
  files: ReadonlyMap<string, string>,
): Promise<string> {
  const compiled: Plugin = {
    name: 'compiled-files',
    enforce: 'pre',
    resolveId(id, importer) {
      const from = importer?.replace(COMPILED, '') ?? '';
      const full = id.startsWith('.') ? path.resolve(path.dirname(from), id) : id;
      const file = ENDINGS.map((ending) => full + ending).find((name) => files.has(name));
      return file && file + COMPILED;
    },
    load(id) {
      if (!id.endsWith(COMPILED)) return undefined;
      return {code: files.get(id.slice(0, -COMPILED.length))!, moduleType: 'js'};
    },
  };
  // Required beside the tests' files, it fails now and then: Node 20 loads it twice at a time.
  const {build} = await import('vite');
  const result = await build({
    root: SITE,
    configFile: false,
    logLevel: 'error',
    plugins: [compiled],
    publicDir: false,
    define: {'process.env.NODE_ENV': '"production"'},
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        tsconfig: false,
        output: {format: 'es', codeSplitting: false},
      },
    },
  });
  const [output] = [result].flat() as {output: {type: string; code?: string}[]}[];
  return output!.output.find(({type}) => type === 'chunk')!.code!;
}

/**
 * Compiles components with the compiler of their framework and bundles them into one module that mounts one
 * of them with `window.mountCase(index, target)`.
 */
export function bundle(framework: Bundled, codes: readonly string[]): Promise<string> {
  const files = codes.map((text, index) => ({path: caseFile(index), text}));
  const compiled =
    framework === 'angular'
      ? compileAngular(files)
      : new Map(files.map(({path: name, text}) => [name, COMPILE[framework](text)]));
  const name = framework === 'angular' ? 'ChatExample' : 'default';
  const entry = [
    ...codes.map((_, index) => `import {${name} as Case${index}} from '${caseFile(index)}';`),
    MOUNT[framework],
    `const all = [${codes.map((_, index) => `Case${index}`).join(', ')}];`,
    'window.mountCase = (index, target) => mountOne(all[index], target);',
  ].join('\n');
  return bundleFiles(ENTRY, compiled.set(ENTRY, entry));
}
