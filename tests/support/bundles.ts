import path from 'node:path';
// @ts-expect-error -- Babel has no types of its own, and one call is not worth a package of them.
import {transformSync} from '@babel/core';
import {compile as compileSvelte} from 'svelte/compiler';
import ts from 'typescript';
import {build, type Plugin} from 'vite';
import {compileScript, parse as parseVue} from 'vue/compiler-sfc';
import {compileAngular} from './angular';

/** Frameworks whose code is bundled for the tests; HTML is loaded as it is. */
export type Bundled = 'react' | 'vue' | 'svelte' | 'solid' | 'angular';

const SITE = path.resolve(__dirname, '../..');
const ENTRY = path.join(SITE, 'mounted-entry.js');
const caseFile = (index: number) => path.join(SITE, `mounted-${index}.ts`);

const MOUNT: Readonly<Record<Bundled, string>> = {
  react: `import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
export const mount = (Component, target) => createRoot(target).render(createElement(Component));`,
  vue: `import {createApp} from 'vue';
export const mount = (Component, target) => createApp(Component).mount(target);`,
  svelte: `import {mount as start} from 'svelte';
export const mount = (Component, target) => start(Component, {target});`,
  solid: `import {createComponent, render} from 'solid-js/web';
export const mount = (Component, target) => render(() => createComponent(Component, {}), target);`,
  // Angular's packages are published half compiled; its compiler in the page does the rest.
  angular: `import '@angular/compiler';
import {provideZonelessChangeDetection} from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
export const mount = (Component, target) => {
  target.append(document.createElement('app-chat-example'));
  return bootstrapApplication(Component, {providers: [provideZonelessChangeDetection()]});
};`,
};

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

/** Turns one file of a framework into JavaScript. */
export const COMPILE: Readonly<Record<Exclude<Bundled, 'angular'>, (code: string) => string>> = {
  react: javascript,
  vue(code) {
    const compilerOptions = {isCustomElement: (tag: string) => tag === 'deep-chat'};
    const {descriptor} = parseVue(code, {templateParseOptions: compilerOptions});
    const options = {id: 'a', inlineTemplate: true, templateOptions: {compilerOptions}};
    return javascript(compileScript(descriptor, options).content);
  },
  svelte: (code) => compileSvelte(code, {generate: 'client', runes: true, name: 'Example'}).js.code,
  solid: (code) =>
    transformSync(code, {
      filename: 'example.tsx',
      babelrc: false,
      configFile: false,
      presets: ['babel-preset-solid', ['@babel/preset-typescript', {onlyRemoveTypeImports: true}]],
    }).code,
};

/**
 * Compiles components with the compiler of their framework and bundles them into one module that exports
 * `mount(index, target)`.
 */
export async function bundle(framework: Bundled, codes: readonly string[]): Promise<string> {
  const files = codes.map((text, index) => ({path: caseFile(index), text}));
  const compiled =
    framework === 'angular'
      ? compileAngular(files)
      : new Map(files.map(({path: name, text}) => [name, COMPILE[framework](text)]));
  const name = framework === 'angular' ? 'ChatExample' : 'default';
  const entry = [
    ...codes.map((_, index) => `import {${name} as Case${index}} from '${caseFile(index)}';`),
    MOUNT[framework].replace('export const mount =', 'const mountOne ='),
    `const all = [${codes.map((_, index) => `Case${index}`).join(', ')}];`,
    'window.mountCase = (index, target) => mountOne(all[index], target);',
  ].join('\n');
  const virtual: Plugin = {
    name: 'generated-code',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY || compiled.has(id) ? `${id}?generated` : undefined),
    load(id) {
      if (!id.endsWith('?generated')) return undefined;
      const file = id.slice(0, -'?generated'.length);
      const code = file === ENTRY ? entry : compiled.get(file);
      return code === undefined ? undefined : {code, moduleType: 'js'};
    },
  };
  const result = await build({
    root: SITE,
    configFile: false,
    logLevel: 'error',
    plugins: [virtual],
    define: {'process.env.NODE_ENV': '"production"'},
    build: {
      write: false,
      minify: false,
      rollupOptions: {input: ENTRY, output: {format: 'es', codeSplitting: false}},
    },
  });
  const [output] = [result].flat() as {output: {type: string; code?: string}[]}[];
  return output!.output.find(({type}) => type === 'chunk')!.code!;
}
