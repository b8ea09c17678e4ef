import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {createElement, type ComponentType} from 'react';
import {renderToString as renderReact} from 'react-dom/server';
import {createComponent, renderToString as renderSolid} from 'solid-js/web';
import type {Component as SvelteComponent} from 'svelte';
import {render as renderSvelte} from 'svelte/server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSSRApp, type Component as VueComponent} from 'vue';
import {renderToString as renderVue} from 'vue/server-renderer';
import {COMPILE, javascript} from '../../../tests/support/bundles';
import {modelOf} from '../model/model';
import {parseExample} from '../model/parseExample';
import {CASES} from './cases';
import {generate} from './index';

const SITE = path.resolve(__dirname, '../../..');
/** Within the site's folder, so that imports find the packages. */
const FOLDER = path.join(SITE, 'node_modules/.cache/rendered-on-a-server');

beforeAll(() => mkdirSync(FOLDER, {recursive: true}));
afterAll(() => rmSync(FOLDER, {recursive: true, force: true}));

const cases = CASES.map(({title, source}) => ({
  title,
  model: modelOf(source, parseExample(source), title, 360),
}));

let count = 0;

/** Imports modules as Node does, without a bundler and without a browser's names. */
async function load<T>(files: Readonly<Record<string, string>>, main: string): Promise<T> {
  const folder = path.join(FOLDER, String(count++));
  mkdirSync(folder, {recursive: true});
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
  return ((await import(pathToFileURL(path.join(folder, main)).href)) as {default: T}).default;
}

/** Stands for packages that only a browser can load: an element is all that React sees of the chat. */
const WITHOUT_BROWSER = `import {createElement} from 'react';
export const DeepChat = ({children}) => createElement('deep-chat', null, children);`;

/**
 * What Next.js does on the server with `ssr: false`: the loader is not called. The package itself, at 128 MB,
 * is too much for one function.
 */
const NEXT_DYNAMIC = `import {createElement} from 'react';
export default function dynamic(load, {ssr, loading}) {
  if (ssr !== false) throw new Error('The server would load the component.');
  return () => createElement(loading);
}`;

describe('generated code on a server', {timeout: 60_000}, () => {
  it('has no browser here', () => {
    expect('window' in globalThis || 'document' in globalThis).toBe(false);
  });

  it.each(cases)('Nuxt: $title', async ({model}) => {
    const code = COMPILE.vue(generate(model, 'nuxt').files[0]!.code, 'server');
    const component = await load<VueComponent>({'main.mjs': code}, 'main.mjs');
    expect(await renderVue(createSSRApp(component))).not.toContain('deep-chat');
  });

  it.each(cases)('Svelte: $title', async ({model}) => {
    const code = COMPILE.svelte(generate(model, 'svelte').files[0]!.code, 'server');
    const component = await load<SvelteComponent>({'main.mjs': code}, 'main.mjs');
    expect(renderSvelte(component).body).not.toContain('deep-chat');
  });

  it.each(cases)('Solid: $title', async ({model}) => {
    const code = COMPILE.solid(generate(model, 'solid').files[0]!.code, 'server');
    const component = await load<() => never>({'main.mjs': code}, 'main.mjs');
    expect(renderSolid(() => createComponent(component, {}))).not.toContain('deep-chat');
  });

  it.each(cases)('Next.js: $title', async ({model}) => {
    const files = Object.fromEntries(
      generate(model, 'next').files.map(({path: name, code}) => [
        path.basename(name).replace('.tsx', '.mjs'),
        javascript(code)
          .replace("'next/dynamic'", "'./dynamic.mjs'")
          .replace(/(['"])\.\/(Chat|ClientChat)\1/g, "'./$2.mjs'"),
      ]),
    );
    const page = await load<ComponentType>({...files, 'dynamic.mjs': NEXT_DYNAMIC}, 'page.mjs');
    const html = renderReact(createElement(page));
    expect(html).toContain('Loading the chat…');
    expect(html).not.toContain('deep-chat');
  });

  // Projects of Vite alone have no server: they import the package immediately, and it needs a browser.
  it.each(cases)('React, all but the package: $title', async ({model}) => {
    const code = javascript(generate(model, 'react').files[0]!.code).replace(
      "'deep-chat-react'",
      "'./package.mjs'",
    );
    const files = {'main.mjs': code, 'package.mjs': WITHOUT_BROWSER};
    const html = renderReact(createElement(await load<ComponentType>(files, 'main.mjs')));
    expect(html).toContain('<deep-chat>');
  });

  it.each(cases)('Vue, all but the package: $title', async ({model}) => {
    const code = COMPILE.vue(generate(model, 'vue').files[0]!.code, 'server');
    const files = {'main.mjs': code.replace(/import ['"]deep-chat['"];?/, '')};
    const component = await load<VueComponent>(files, 'main.mjs');
    expect(await renderVue(createSSRApp(component))).toContain('<deep-chat');
  });
});
