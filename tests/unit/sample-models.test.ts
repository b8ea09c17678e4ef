import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {CLOSING_MODELS, OTHER_SAMPLE_MODELS, SAMPLE_MODELS} from '../../src/providers/sampleModels';
import {filesIn} from '../../src/plugins/files';
import {read, SITE} from '../support/repository';

const known = new Set<string>([...Object.values(SAMPLE_MODELS), ...OTHER_SAMPLE_MODELS]);

/** Names that stand for the reader's own model, and words of simulated servers. */
const PLACEHOLDER =
  /^(?:YOUR_|your-|my-|https:)|^(?:small|text|ignored-model|used-model|\$\{model\})$/;

/** Files in one of the site's folders, without installed or built ones. */
function sourcesIn(folder: string, ending: RegExp): string[] {
  return filesIn(path.join(SITE, folder), (name) => !/^(?:node_modules|target|dist|\.)/.test(name))
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);
}

const pages = sourcesIn('docs', /\.mdx$/);
const files = [
  ...pages,
  ...sourcesIn('examples', /\.(?:mdx|tsx?|mjs|py|go|java|html)$/),
  'src/data/providers.ts',
];

/** The models that the code in a file names, with their lines. */
function modelsIn(file: string): {model: string; place: string}[] {
  const lines = read(file).split('\n');
  return lines.flatMap((line, index) => {
    const list =
      /\b(?:MODELS|models)\b[^=:]*(?:=|:)\s*[^"'`]*[[({](.*)[\])}]/.exec(line)?.[1] ?? '';
    const single = [...line.matchAll(/\bmodel["']?\s*[:=]\s*(["'`])([\w$][^"'`]*)\1/g)].map(
      ([, , name]) => name!,
    );
    const listed = [...list.matchAll(/["']([\w$][^"']*)["']/g)].map(([, name]) => name!);
    return [...single, ...listed].map((model) => ({model, place: `${file}:${index + 1}`}));
  });
}

const samples = files.flatMap(modelsIn);

describe('the models in samples', () => {
  it('are found in pages and example servers', () => {
    const places = samples.map(({place}) => place).join('\n');
    expect(places).toMatch(/docs\/directConnection\/Mistral\.mdx/);
    for (const server of ['flask/app.py', 'go/main.go', 'ChatServer.java', 'express/server.mjs'])
      expect(places).toContain(server);
    expect(samples.length).toBeGreaterThan(60);
  });

  it('are those of the constants, or stand for a model of the reader', () => {
    const others = samples.filter(({model}) => !PLACEHOLDER.test(model) && !known.has(model));
    expect(others.map(({model, place}) => `${place} ${model}`)).toEqual([]);
  });

  it('are none that the pages call closing', () => {
    const closing = samples.filter(({model}) => CLOSING_MODELS.includes(model));
    expect(closing.map(({model, place}) => `${place} ${model}`)).toEqual([]);
    expect([...known].filter((model) => CLOSING_MODELS.includes(model))).toEqual([]);
  });

  it('name each constant at least once', () => {
    const named = new Set(samples.map(({model}) => model));
    expect([...known].filter((model) => !named.has(model))).toEqual([]);
  });

  it('leave out only models whose end a page states', () => {
    const texts = pages.map((file) => read(file));
    const unstated = CLOSING_MODELS.filter(
      (model) => !texts.some((text) => text.includes(`\`${model}\``)),
    );
    expect(unstated).toEqual([]);
  });
});
