import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {providers} from '../data/providers';
import {capabilities} from './capabilities';
import {factsOf} from './catalog';
import type {Mode, ProviderKey} from './types';

const source = path.resolve(
  __dirname,
  '../../node_modules/deep-chat/dist/types/directConnection.d.ts',
);
const program = ts.createProgram([source], {
  strict: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
});
const checker = program.getTypeChecker();

function directConnection(): ts.Type {
  const file = program.getSourceFile(source);
  const module = file && checker.getSymbolAtLocation(file);
  const symbol =
    module && checker.getExportsOfModule(module).find(({name}) => name === 'DirectConnection');
  if (!symbol)
    throw new Error('deep-chat no longer exports DirectConnection from directConnection.d.ts.');
  return checker.getDeclaredTypeOfSymbol(symbol);
}

/** Members of a union, without undefined and without the short form `true`. */
function forms(type: ts.Type): ts.Type[] {
  const members = type.isUnion() ? type.types : [type];
  return members.filter(
    (member) => !(member.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLiteral)),
  );
}

function property(type: ts.Type, name: string): ts.Type[] {
  return forms(type).flatMap((form) => {
    const symbol = checker.getPropertyOfType(form, name);
    return symbol ? [checker.getTypeOfSymbol(symbol)] : [];
  });
}

function at(type: ts.Type, names: readonly string[]): ts.Type[] {
  return names.reduce<ts.Type[]>(
    (types, name) => types.flatMap((each) => property(each, name)),
    [type],
  );
}

const root = directConnection();

function homeOf(provider: ProviderKey, mode: Mode): readonly string[] {
  if (factsOf(provider).placement === 'root') return [provider];
  return [provider, ...mode.id.split('.')];
}

const modes = providers.flatMap(({key}) => factsOf(key).modes.map((mode) => [key, mode] as const));

describe('the catalog and the installed types', () => {
  it('lists every provider', () => {
    expect(providers.map(({key}) => key).sort()).toEqual(
      checker
        .getPropertiesOfType(root)
        .map(({name}) => name)
        .sort(),
    );
  });

  // Their settings are those of the declarations: declared.test.ts.
  it.each(modes)('%s: the mode exists', (provider, mode) => {
    expect(at(root, homeOf(provider, mode))).not.toEqual([]);
  });

  // @spec playground.2
  it('names every mode', () => {
    for (const {key} of providers) {
      if (factsOf(key).placement === 'root') continue;
      const names = at(root, [key]).flatMap((type) =>
        forms(type).flatMap((form) => checker.getPropertiesOfType(form).map(({name}) => name)),
      );
      const listed = factsOf(key).modes.map(({id}) => id.split('.')[0]);
      for (const name of new Set(names))
        if (!['key', 'validateKeyProperty'].includes(name)) expect(listed).toContain(name);
    }
  });

  it('leaves out only functions and what is said to be left out', () => {
    const left = modes.flatMap(([provider, mode]) => {
      const known = new Set(mode.fields.map(({name}) => name));
      return at(root, homeOf(provider, mode))
        .flatMap(forms)
        .flatMap((form) => checker.getPropertiesOfType(form))
        .filter(
          ({name}) => !known.has(name) && !['key', 'validateKeyProperty', 'valueOf'].includes(name),
        )
        .map(({name}) => `${provider}.${mode.id}.${name}`);
    });
    const isFunction = /\.(function_handler|files_tool_type|fetchEphemeralKey|methods|events)$/;
    // A key that belongs to the secrets; files that Deep Chat does not send; a mode that cannot be used; markup;
    // what would start a call before a click.
    const known = [
      'openAI.realtime.ephemeralKey',
      'dify.chat.files',
      'azure.translation.region',
      ...['avatar', 'buttons', 'loading', 'error', 'autoStart', 'autoFetchEphemeralKey'].map(
        (name) => `openAI.realtime.${name}`,
      ),
    ];
    expect(
      [...new Set(left)].filter((name) => !isFunction.test(name) && !known.includes(name)),
    ).toEqual([]);
  });

  it.each(providers)('$key: functions are said where there is a handler', ({key}) => {
    const handled = factsOf(key).modes.some((mode) =>
      at(root, homeOf(key, mode)).some((type) => property(type, 'function_handler').length > 0),
    );
    expect(capabilities[key].tools.includes('functions')).toBe(handled);
  });
});
