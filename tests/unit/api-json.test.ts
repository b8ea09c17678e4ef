import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {providers} from '../../src/data/providers';
import {apiJson, type ApiJson} from '../../src/plugins/api-reference/apiJson';
import {loadReference} from '../../src/plugins/api-reference/reference';
import {virtualProgram} from '../../src/plugins/live-examples/checkTypes';
import {siteIndex} from '../support/search/siteIndex';
import {SITE} from './docsModel';

let api: ApiJson;

beforeAll(async () => {
  api = apiJson(await loadReference(SITE), 'https://deepchat.dev');
}, 120_000);

/** Compiles a text against the installed package, and gives its program and its errors. */
function compile(text: string) {
  const file = path.join(SITE, 'tests/unit/api-json-check.ts');
  const program = virtualProgram([{path: file, text}]);
  const source = program.getSourceFile(file)!;
  const errors = program
    .getSemanticDiagnostics(source)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
  return {program, source, errors};
}

/** Hooks of the class that the browser and the component itself call. */
const HOOKS = ['onRender', 'disconnectedCallback'];

it('has every type of the files whose unused types the API index lists', () => {
  const page = readFileSync(path.join(SITE, 'docs/reference.mdx'), 'utf8');
  const rows = [...page.matchAll(/^- `([\w/]+)`: (.*)$/gm)];
  expect(rows).toHaveLength(4);
  const known = new Set(api.types.map(({name}) => name));
  for (const [, file = '', list = ''] of rows) {
    const declared = path.join(SITE, 'node_modules/deep-chat/dist/types', `${file}.d.ts`);
    const exported = readFileSync(declared, 'utf8').matchAll(
      /^export (?:declare class|interface|type) (\w+)/gm,
    );
    const names = Array.from(exported, ([, name = '']) => name);
    expect(list.match(/\w+/g)).toEqual(names.filter((name) => !known.has(name)));
  }
});

describe('api.json', () => {
  it('names members, types and fields that the declarations have', {timeout: 120_000}, () => {
    const members = [...api.properties, ...api.methods, ...api.events];
    const lines = [
      "import type {DeepChat} from 'deep-chat';",
      ...api.types.flatMap((type) => type.import ?? []),
      ...members.map(({name}, at) => `export type M${at} = DeepChat['${name}'];`),
      ...api.types.flatMap((type, at) =>
        type.import && type.kind === 'object'
          ? type.fields
              .filter(({name}) => /^\w+$/.test(name))
              .map(({name}, field) => `export type T${at}_${field} = ${type.name}['${name}'];`)
          : [],
      ),
    ];
    expect(lines.length).toBeGreaterThan(400);
    expect(compile(lines.join('\n')).errors).toEqual([]);
    // The check can fail.
    expect(compile(`${lines[0]}\nexport type No = DeepChat['connectt'];`).errors).toHaveLength(1);
  });

  it('has every public member that the class declares', {timeout: 120_000}, () => {
    const {program, source} = compile(
      "import type {DeepChat} from 'deep-chat';\nexport type Chat = DeepChat;",
    );
    const checker = program.getTypeChecker();
    const alias = source.statements.find(ts.isTypeAliasDeclaration)!;
    const declared = checker
      .getTypeAtLocation(alias)
      .getProperties()
      .filter(({declarations = []}) =>
        declarations.some(
          (one) =>
            one.getSourceFile().fileName.endsWith('deep-chat/dist/deepChat.d.ts') &&
            !(ts.getCombinedModifierFlags(one) & ts.ModifierFlags.NonPublicAccessibilityModifier),
        ),
      )
      .map(({name}) => name)
      .filter((name) => !name.startsWith('_') && !HOOKS.includes(name));
    const named = new Set([...api.properties, ...api.methods, ...api.events].map(({name}) => name));
    expect(declared.length).toBeGreaterThan(40);
    expect(declared.filter((name) => !named.has(name))).toEqual([]);
  });

  it('leads to headings of pages', () => {
    const anchors = new Set(
      siteIndex().pages.flatMap(({url, sections}) =>
        sections.map(({anchor}) => `${url.replace(/\/$/, '')}#${anchor}`),
      ),
    );
    const urls = [...api.properties, ...api.methods, ...api.events].map(({url}) => url);
    expect(urls.every(Boolean)).toBe(true);
    const wrong = urls.filter(
      (url) => !anchors.has(url!.replace('https://deepchat.dev', '').replace('/#', '#')),
    );
    expect(wrong).toEqual([]);
  });

  it('has defaults, events and providers', () => {
    const connect = api.types.find(({name}) => name === 'Connect')!;
    expect(connect.fields.find(({name}) => name === 'method')?.default).toBe("'POST'");
    expect(api.events.find(({name}) => name === 'onMessage')).toMatchObject({event: 'message'});
    expect(api.providers).toHaveLength(providers.length);
    expect(api.methods.find(({name}) => name === 'clearMessages')).not.toHaveProperty('attribute');
    expect(JSON.parse(JSON.stringify(api))).toEqual(api);
  });
});
