import path from 'node:path';
// @ts-expect-error -- Babel has no types of its own, and one call is not worth a package of them.
import babel from '@babel/core';
import {parse as parseScript} from 'acorn';
import {compile as compileSvelte} from 'svelte/compiler';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {compileScript, compileTemplate, parse as parseVue} from 'vue/compiler-sfc';
import {checkTypes} from '../../plugins/live-examples/checkTypes';
import {readFences} from '../../plugins/live-examples/fences';
import type {FrameworkId} from '../frameworks';
import {modelOf} from '../model';
import {parseExample} from '../parse';
import {checkAngular} from '../../../tests/support/angular';
import {generate} from './index';
import {CASES} from './cases';

const site = path.resolve(__dirname, '../../..');

/** The cases that try every kind of property, and all examples of the pages. */
const examples = [
  ...CASES.map(({title, source}) => ({title, source, height: 360})),
  ...readFences(['docs', 'examples'].map((folder) => path.join(site, folder))),
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

  it('Vue: the compiler of single-file components and TypeScript find nothing', () => {
    const codes = codeOf('vue');
    for (const {title, code} of codes) {
      const {descriptor, errors} = parseVue(code);
      expect(errors, title).toEqual([]);
      const {bindings} = compileScript(descriptor, {id: 'a'});
      const template = compileTemplate({
        id: 'a',
        filename: 'a.vue',
        source: descriptor.template!.content,
        compilerOptions: {bindingMetadata: bindings, isCustomElement: (tag) => tag === 'deep-chat'},
      });
      expect(template.errors, title).toEqual([]);
    }
    const scripts = codes.map(({code}) => ({code: scriptOf(code)}));
    expect(checkTypes(virtual(scripts, 'ts'))).toEqual([]);
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
          babel.transformSync(code, {
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
