import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parse as parseScript} from 'acorn';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {parse as parseVue} from 'vue/compiler-sfc';
import {checkTypes} from '../../src/plugins/live-examples/checkTypes';
import type {FrameworkId} from '../../src/example/frameworks';
import {checkAngular, compileAngular} from '../support/angular';
import {COMPILE, NEXT_TYPES, scriptOf, svelteWarnings, vueErrors} from '../support/bundles';
import {allModels} from '../support/models';
import {SITE} from '../support/repository';
import {generate} from '../../src/example/generate/index';
import {CASES} from '../../src/example/generate/cases';

const examples = allModels();

const codeOf = (framework: FrameworkId) =>
  examples.map(({title, model}) => ({title, code: generate(model, framework).files[0]!.code}));

/** Where each generated file would be in a project, so that imports find the packages. */
const virtual = (codes: readonly {code: string}[], extension: string) =>
  codes.map(({code}, index) => ({
    path: path.join(SITE, `generated-${index}.${extension}`),
    text: code,
  }));

/** Compiles single-file components, those of Nuxt for its server too. */
function checkVue(framework: 'vue' | 'nuxt') {
  const codes = codeOf(framework);
  for (const {title, code} of codes)
    for (const ssr of framework === 'nuxt' ? [false, true] : [false])
      expect(vueErrors(code, 'a.vue', ssr), title).toEqual([]);
  // Nuxt's scripts are Vue's with another way to load the component.
  const checked = framework === 'nuxt' ? codes.slice(0, CASES.length) : codes;
  const scripts = checked.map(({code}) => ({code: scriptOf(code)}));
  expect(checkTypes(virtual(scripts, 'ts'))).toEqual([]);
}

/** How the code of each framework is compiled, and what its types are checked with. */
const CHECKS: Readonly<Record<FrameworkId, () => void>> = {
  html() {
    for (const {title, code} of codeOf('html')) {
      const script = scriptOf(code);
      expect(
        () => parseScript(script, {ecmaVersion: 'latest', sourceType: 'module'}),
        `${title}\n${code}`,
      ).not.toThrow();
    }
  },

  react() {
    expect(checkTypes(virtual(codeOf('react'), 'tsx'), {types: ['react']})).toEqual([]);
  },

  /** Its files are those of React, marked for the browser. */
  next() {
    for (const {title, model} of examples) {
      const [chat] = generate(model, 'next').files;
      expect(chat?.code, title).toBe(`'use client';\n\n${generate(model, 'react').files[0]!.code}`);
    }
    const {files} = generate(examples[0]!.model, 'next');
    const [, client, page] = files;
    expect(client?.code).toMatch(/^'use client';/);
    expect(page?.code).not.toContain('use client');
    const project = files.map(({path: name, code}) => ({
      path: path.join(SITE, path.basename(name)),
      text: code,
    }));
    const declaration = {path: path.join(SITE, 'generated-next.d.ts'), text: NEXT_TYPES};
    expect(checkTypes([declaration, ...project], {types: ['react']})).toEqual([]);
  },

  vue: () => checkVue('vue'),

  /** Its page takes the component by its name, and its configuration knows the element. */
  nuxt() {
    checkVue('nuxt');
    const [component, config, app] = generate(examples[0]!.model, 'nuxt').files;
    const {descriptor, errors} = parseVue(app!.code);
    expect(errors).toEqual([]);
    const name = path.basename(component!.path, '.vue');
    expect(descriptor.template?.content).toContain(`<${name} />`);
    const text = `declare function defineNuxtConfig(config: {
  compatibilityDate: string;
  vue: import('vue').ComponentOptions & {compilerOptions: import('vue/compiler-sfc').CompilerOptions};
}): unknown;\n${config!.code}`;
    expect(checkTypes([{path: path.join(SITE, config!.path), text}])).toEqual([]);
  },

  svelte() {
    const codes = codeOf('svelte');
    for (const {title, code} of codes) {
      expect(svelteWarnings(code, 'client'), `${title}\n${code}`).toEqual([]);
      expect(() => svelteWarnings(code, 'server'), title).not.toThrow();
    }
    const scripts = codes.map(({code}) => ({
      code: `declare function $state<T>(value?: T): T;\n${scriptOf(code)}`,
    }));
    expect(checkTypes(virtual(scripts, 'ts'))).toEqual([]);
  },

  solid() {
    const codes = codeOf('solid');
    for (const {title, code} of codes) expect(() => COMPILE.solid(code), title).not.toThrow();
    const declarations = {
      path: path.join(SITE, 'generated.d.ts'),
      text: generate(examples[0]!.model, 'solid').files[1]!.code,
    };
    const problems = checkTypes([declarations, ...virtual(codes, 'tsx')], {
      jsx: ts.JsxEmit.Preserve,
      jsxImportSource: 'solid-js',
    });
    expect(problems).toEqual([]);
  },

  angular() {
    expect(checkAngular(virtual(codeOf('angular'), 'ts'))).toEqual([]);
  },
};

describe('generated code compiles', {timeout: 120_000}, () => {
  it.each(Object.entries(CHECKS))('%s', (_framework, check) => check());
});

it(
  'Angular: every module can be imported where there is no browser',
  {timeout: 60_000},
  async () => {
    const files = virtual(codeOf('angular').slice(0, CASES.length), 'ts');
    const codes = compileAngular(files);
    // Within the site's folder, so that imports find the packages.
    const folder = path.join(SITE, 'node_modules/.cache/angular-on-a-server');
    mkdirSync(folder, {recursive: true});
    for (const [index, {path: file}] of files.entries())
      writeFileSync(path.join(folder, `${index}.mjs`), codes.get(file)!);
    const main = [
      "import '@angular/compiler';",
      ...files.map((_, index) => `import {ChatExample as C${index}} from './${index}.mjs';`),
      `export default [${files.map((_, index) => `C${index}`).join(', ')}];`,
    ].join('\n');
    writeFileSync(path.join(folder, 'main.mjs'), main);
    const {href} = pathToFileURL(path.join(folder, 'main.mjs'));
    const {default: all} = (await import(/* @vite-ignore */ href)) as {default: unknown[]};
    rmSync(folder, {recursive: true});
    for (const component of all) expect(component).toBeTypeOf('function');
  },
);
