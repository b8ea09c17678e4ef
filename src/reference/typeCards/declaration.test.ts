import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {apiJson} from '../../plugins/api-reference/apiJson';
import {loadReference} from '../../plugins/api-reference/loadModel';
import {declarationOf, type TypeEntry} from './declaration';

let types: readonly TypeEntry[];

beforeAll(async () => {
  const reference = await loadReference(path.resolve(__dirname, '../../..'));
  types = apiJson(reference, 'https://site.test').types;
});

const textOf = (name: string) =>
  declarationOf(types.find((type) => type.name === name)!)
    .map(({code, comment}) => `${code}${comment ? ` // ${comment}` : ''}`)
    .join('\n');

it('shows fields with their types and defaults', () => {
  expect(textOf('Connect')).toMatch(/^interface Connect \{\n {2}url\?: string;\n/);
  expect(textOf('Connect')).toContain("  method?: string; // Default: 'POST'");
});

it('shows what a union or function stands for', () => {
  expect(textOf('Stream')).toMatch(/^type Stream = boolean \|/);
  expect(textOf('Handler')).toMatch(/^type Handler = \(body: any, signals: Signals\) =>/);
});

it('cuts long declarations and leaves out the fields of inline objects', () => {
  expect(textOf('OpenAIChat')).toMatch(/\/\/ \d+ more fields\n\}$/);
  for (const type of types) {
    expect(declarationOf(type).length).toBeLessThanOrEqual(15);
    expect(textOf(type.name)).not.toMatch(/^ {2}\w+[.[]/m);
  }
});
