import path from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, it} from 'vitest';
import {providers} from '../../src/data/providers';
import {apiJson, type ApiJson} from '../../src/plugins/api-reference/apiJson';
import {loadReference} from '../../src/plugins/api-reference/loadModel';
import {virtualProgram} from '../../src/plugins/live-examples/checkTypes';
import {read, SITE} from '../support/repository';

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
  const page = read('docs/reference.mdx');
  const rows = [...page.matchAll(/^- `([\w/]+)`: (.*)$/gm)];
  expect(rows).toHaveLength(4);
  const known = new Set(api.types.map(({name}) => name));
  for (const [, file = '', list = ''] of rows) {
    const declared = read(`node_modules/deep-chat/dist/types/${file}.d.ts`);
    const exported = declared.matchAll(/^export (?:declare class|interface|type) (\w+)/gm);
    const names = Array.from(exported, ([, name = '']) => name);
    expect(list.match(/\w+/g)).toEqual(names.filter((name) => !known.has(name)));
  }
});

describe('api.json', () => {
  it(
    'names what the declarations have, and every public member of the class',
    {timeout: 120_000},
    () => {
      const members = [...api.properties, ...api.methods, ...api.events];
      const lines = [
        "import type {DeepChat} from 'deep-chat';",
        'export type Chat = DeepChat;',
        // The check can fail.
        "export type No = DeepChat['connectt'];",
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
      const {program, source, errors} = compile(lines.join('\n'));
      expect(errors).toEqual([expect.stringContaining("'connectt'")]);

      const alias = source.statements.find(ts.isTypeAliasDeclaration)!;
      const declared = program
        .getTypeChecker()
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
      const named = new Set(members.map(({name}) => name));
      expect(declared.length).toBeGreaterThan(40);
      expect(declared.filter((name) => !named.has(name))).toEqual([]);
    },
  );

  it('has defaults, events and providers', () => {
    const connect = api.types.find(({name}) => name === 'Connect')!;
    expect(connect.fields.find(({name}) => name === 'method')?.default).toBe("'POST'");
    expect(api.events.find(({name}) => name === 'onMessage')).toMatchObject({event: 'message'});
    expect(api.providers).toHaveLength(providers.length);
    expect(api.methods.find(({name}) => name === 'clearMessages')).not.toHaveProperty('attribute');
  });
});
