import {printValue, SourceText} from '../../example/generate/printValue';
import {isObject} from '../../lib/isObject';
import {settingsPath} from '../../providers/modeConnection';
import {modeOfChat} from './workspace';
import type {ChatModel} from '../schema';

/** The cast of settings that work and that the component's types don't have, with its reason. */
export const UNTYPED =
  " as object /* sent unchanged; deep-chat's types describe another API here */";

/** Type of the calls that a `function_handler` gets, where the cast hides it. */
export const CALLS_TYPE = ': {name: string; arguments: string}[]';

/**
 * Properties with a cast around the settings that belong into a sibling of their mode: the sibling's type is
 * that of another API, so TypeScript refuses what the mode sends. Frameworks without types leave the cast out.
 */
export function withoutTypes(
  values: Readonly<Record<string, unknown>>,
  chat: ChatModel,
): Readonly<Record<string, unknown>> {
  const {provider} = chat;
  const mode = modeOfChat(chat);
  if (!provider || !mode?.settingsIn) return values;
  const change = (tree: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (!isObject(tree)) return tree;
    if (name !== undefined)
      return name in tree ? {...tree, [name]: change(tree[name], rest)} : tree;
    return new SourceText(printValue(tree) + UNTYPED);
  };
  const path = ['directConnection', ...settingsPath(provider, mode)];
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      key === path[0] ? change(value, path.slice(1)) : value,
    ]),
  );
}
