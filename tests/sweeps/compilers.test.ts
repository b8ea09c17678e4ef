import path from 'node:path';
// @ts-expect-error -- Babel has no types of its own, and one call is not worth a package of them.
import {transformSync} from '@babel/core';
import {parse as parseScript} from 'acorn';
import {compile as compileSvelte} from 'svelte/compiler';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {compileScript, compileTemplate, parse as parseVue} from 'vue/compiler-sfc';
import {checkTypes} from '../../src/plugins/live-examples/checkTypes';
import {readLiveFences} from '../../src/plugins/live-examples/fences';
import type {FrameworkId} from '../../src/example/frameworks';
import {modelOf} from '../../src/example/model/model';
import {parseExample} from '../../src/example/model/parse';
import {checkAngular} from '../support/angular';
import {generate} from '../../src/example/generate/index';
import {CASES} from '../../src/example/generate/cases';

const site = path.resolve(__dirname, '../..');

/** The cases that try every type of property, and all examples of the pages. */
const examples = [
  ...CASES.map(({title, source}) => ({title, source, height: 360})),
  ...readLiveFences(site),
].map(({title, source, height}) => ({
  title,
  model: modelOf(source, parseExample(source), title, height),
}));

const codeOf = (framework: FrameworkId) =>
  examples.map(({title, model}) => ({title, code: generate(model, framework).files[0]!.code}));

/** Where each generated file would be in a project, so that imports find the packages. */
const virtual = (codes: readonly {code: string}[], extension: string) =>
  codes.map(({code}, index) => ({
    path: path.join(site, `generated-${index}.${extension}`),
    text: code,
  }));

/** The part of `next/dynamic` that the code uses: the whole package takes 128 MB. */
const NEXT_DYNAMIC = `declare module 'next/dynamic' {
  import type {ComponentType, JSX} from 'react';
  export default function dynamic<P = {}>(
    load: () => Promise<{default: ComponentType<P>} | ComponentType<P>>,
    options?: {ssr?: boolean; loading?: (state: {error?: Error | null}) => JSX.Element | null},
  ): ComponentType<P>;
}
`;

const scriptOf = (code: string) => /<script[^>]*>\n([^]*?)<\/script>/.exec(code)?.[1] ?? '';

describe('generated code compiles', {timeout: 120_000}, () => {
  it('HTML: every script is a module', () => {
    for (const {title, code} of codeOf('html')) {
      const script = scriptOf(code);
      expect(
        () => parseScript(script, {ecmaVersion: 'latest', sourceType: 'module'}),
        `${title}\n${code}`,
      ).not.toThrow();
    }
  });

  it('React: strict TypeScript finds nothing', () => {
    expect(checkTypes(virtual(codeOf('react'), 'tsx'), {types: ['react']})).toEqual([]);
  });

  it('Next.js: its files are those of React, marked for the browser, and TypeScript finds nothing', () => {
    for (const {title, model} of examples) {
      const [chat] = generate(model, 'next').files;
      expect(chat?.code, title).toBe(`'use client';\n\n${generate(model, 'react').files[0]!.code}`);
    }
    const {files} = generate(examples[0]!.model, 'next');
    const [, client, page] = files;
    expect(client?.code).toMatch(/^'use client';/);
    expect(page?.code).not.toContain('use client');
    const project = files.map(({path: name, code}) => ({
      path: path.join(site, path.basename(name)),
      text: code,
    }));
    const declaration = {path: path.join(site, 'generated-next.d.ts'), text: NEXT_DYNAMIC};
    expect(checkTypes([declaration, ...project], {types: ['react']})).toEqual([]);
  });

  it.each(['vue', 'nuxt'] as const)(
    '%s: the compiler of single-file components and TypeScript find nothing',
    (framework) => {
      const codes = codeOf(framework);
      const compilerOptions = {isCustomElement: (tag: string) => tag === 'deep-chat'};
      for (const {title, code} of codes)
        for (const ssr of framework === 'nuxt' ? [false, true] : [false]) {
          const {descriptor, errors} = parseVue(code, {templateParseOptions: compilerOptions});
          expect(errors, title).toEqual([]);
          const {bindings} = compileScript(descriptor, {id: 'a'});
          const template = compileTemplate({
            id: 'a',
            filename: 'a.vue',
            source: descriptor.template!.content,
            ssr,
            ssrCssVars: [],
            compilerOptions: {bindingMetadata: bindings, ...compilerOptions},
          });
          expect(template.errors, title).toEqual([]);
        }
      // Nuxt's scripts are Vue's with another way to load the component.
      const checked = framework === 'nuxt' ? codes.slice(0, CASES.length) : codes;
      const scripts = checked.map(({code}) => ({code: scriptOf(code)}));
      expect(checkTypes(virtual(scripts, 'ts'))).toEqual([]);
    },
  );

  it('Nuxt: the page takes the component by its name, the configuration knows the element', () => {
    const [component, config, app] = generate(examples[0]!.model, 'nuxt').files;
    const {descriptor, errors} = parseVue(app!.code);
    expect(errors).toEqual([]);
    const name = path.basename(component!.path, '.vue');
    expect(descriptor.template?.content).toContain(`<${name} />`);
    const text = `declare function defineNuxtConfig(config: {
  compatibilityDate: string;
  vue: import('vue').ComponentOptions & {compilerOptions: import('vue/compiler-sfc').CompilerOptions};
}): unknown;\n${config!.code}`;
    expect(checkTypes([{path: path.join(site, config!.path), text}])).toEqual([]);
  });

  it('Svelte: its compiler finds nothing, TypeScript finds nothing in the scripts', () => {
    const codes = codeOf('svelte');
    for (const {title, code} of codes) {
      const {warnings} = compileSvelte(code, {generate: 'client', runes: true, name: 'Example'});
      expect(
        warnings.map(({message}) => message),
        `${title}\n${code}`,
      ).toEqual([]);
      expect(() => compileSvelte(code, {generate: 'server'}), title).not.toThrow();
    }
    const scripts = codes.map(({code}) => ({
      code: `declare function $state<T>(value?: T): T;\n${scriptOf(code)}`,
    }));
    expect(checkTypes(virtual(scripts, 'ts'))).toEqual([]);
  });

  it('Solid: its compiler and TypeScript find nothing', () => {
    const codes = codeOf('solid');
    for (const {title, code} of codes)
      expect(
        () =>
          transformSync(code, {
            filename: 'example.tsx',
            babelrc: false,
            configFile: false,
            presets: ['babel-preset-solid', '@babel/preset-typescript'],
          }),
        title,
      ).not.toThrow();
    const declarations = {
      path: path.join(site, 'generated.d.ts'),
      text: generate(examples[0]!.model, 'solid').files[1]!.code,
    };
    const problems = checkTypes([declarations, ...virtual(codes, 'tsx')], {
      jsx: ts.JsxEmit.Preserve,
      jsxImportSource: 'solid-js',
    });
    expect(problems).toEqual([]);
  });

  it('Angular: its compiler finds nothing with strict templates', () => {
    expect(checkAngular(virtual(codeOf('angular'), 'ts'))).toEqual([]);
  });
});
