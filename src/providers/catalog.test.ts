import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {providers} from '../data/providers';
import {capabilities} from './capabilities';
import {factsOf} from './catalog';
import type {Field, Mode, ProviderKey} from './types';

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

function homeOf(provider: ProviderKey, mode: Mode, field?: Field): readonly string[] {
  if (factsOf(provider).placement === 'root') return [provider];
  const isDetail = field && ['endpoint', 'version', 'deploymentId'].includes(field.name);
  if (mode.id.startsWith('openAI.') && isDetail) return [provider, 'openAI', 'urlDetails'];
  return [provider, ...mode.id.split('.')];
}

const modes = providers.flatMap(({key}) => factsOf(key).modes.map((mode) => [key, mode] as const));

const accepts: Readonly<Record<Field['kind'], RegExp>> = {
  text: /string/,
  address: /string/,
  hostPart: /string/,
  longText: /string/,
  choice: /'|"/,
  number: /number/,
  integer: /number/,
  switch: /boolean/,
  list: /\[\]/,
  pairs: /./,
  group: /./,
  rows: /\[\]/,
  json: /./,
};

function mistakes(types: readonly ts.Type[], fields: readonly Field[], where: string): string[] {
  return fields.flatMap((field) => {
    const found = types.flatMap((type) => property(type, field.name));
    if (found.length === 0) return [`${where}.${field.name} is not in the types`];
    const written = found.map((type) => checker.typeToString(type)).join(' | ');
    if (field.kind === 'choice') {
      const literals = found
        .flatMap(forms)
        .flatMap((type) => (type.isStringLiteral() ? [type.value] : []));
      const wrong = [
        ...(field.options ?? []).filter((option) => !literals.includes(option)),
        ...literals.filter((literal) => !field.options?.includes(literal)),
      ];
      return wrong.length > 0 ? [`${where}.${field.name}: ${wrong.join(', ')} differ`] : [];
    }
    if (field.kind === 'group')
      return mistakes(found, field.fields ?? [], `${where}.${field.name}`);
    if (field.kind === 'rows') {
      const items = found
        .flatMap(forms)
        .flatMap((type) => checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? []);
      return mistakes(items, field.fields ?? [], `${where}.${field.name}[]`);
    }
    return accepts[field.kind].test(written)
      ? []
      : [`${where}.${field.name} is ${written}, not ${field.kind}`];
  });
}

describe('the catalog and the installed types', () => {
  it('lists every provider', () => {
    expect(providers.map(({key}) => key).sort()).toEqual(
      checker
        .getPropertiesOfType(root)
        .map(({name}) => name)
        .sort(),
    );
  });

  it.each(modes)('%s: every setting exists and is of its kind', (provider, mode) => {
    // Deep Chat reads the settings of this mode from a key that the types do not have.
    expect(at(root, homeOf(provider, mode))).not.toEqual([]);
    const found = mode.fields.flatMap((field) =>
      mistakes(at(root, homeOf(provider, mode, field)), [field], `${provider}.${mode.id}`),
    );
    expect(found).toEqual([]);
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
