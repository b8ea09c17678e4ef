import type {FrameworkId} from '../../example/frameworks';
import {generate, type Generated} from '../../example/generate';
import {printValue, SourceText} from '../../example/generate/printValue';
import {plainSnippet, styleOf, type Snippet} from '../../example/model/model';
import type {Range} from '../../example/model/outline';
import {lookStyle} from '../style/lookProps';
import {SLOW_SOURCE} from './scenario';
import {codeValues, withFunctionHandler} from './elementProps';
import {answerOf, functionsOf} from './tools';
import {modeOfChat, usualName} from './workspace';
import {isObject} from '../../lib/isObject';
import {settingsPath} from '../../providers/modeConnection';
import {quote} from '../../example/model/source';
import type {ChatModel, Workspace, ToolAnswers} from '../schema';

/** Height in px of a chat. */
const HEIGHT = 440;

/** Without a font in the element's own style the component asks Google for one, which the playground never does. */
const FONT = {fontFamily: 'system-ui, sans-serif'};

/** The cast of settings that work and that the component's types don't have, with its reason. */
const UNTYPED = " as object /* sent unchanged; deep-chat's types describe another API here */";

/** Type of the calls that a `function_handler` gets, where the cast hides it. */
const CALLS_TYPE = ': {name: string; arguments: string}[]';

/**
 * Properties with a cast around the settings that belong into a sibling of their mode: the sibling's type is
 * that of another API, so TypeScript refuses what the mode sends. Frameworks without types leave the cast out.
 */
function withoutTypes(
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

function caseSource(name: string, answers: ToolAnswers): string {
  const text = answerOf(answers, name) ?? `Write here what ${name} replies.`;
  return `      case ${quote(name)}:\n        return {response: ${quote(text)}};`;
}

/**
 * Source of the property `function_handler` for functions with these names: what the user has decided for
 * each, and a place to write where calls are answered by hand.
 *
 * @param callsType type of the parameter, where nothing else types it
 */
export function functionHandlerSource(
  names: readonly string[],
  answers: ToolAnswers = {},
  callsType = '',
): string {
  return [
    `async (calls${callsType}) => {`,
    '  const answers = calls.map(async ({name}) => {',
    '    switch (name) {',
    ...names.map((name) => caseSource(name, answers)),
    '      default:',
    "        return {response: 'There is no such function.'};",
    '    }',
    '  });',
    '  return Promise.all(answers);',
    '}',
  ].join('\n');
}

/** Source in which the types that the generators don't know stay as they are written. */
function asWritten(text: string): Snippet {
  const types = [UNTYPED, CALLS_TYPE].flatMap((type): Range[] => {
    const at = text.indexOf(type);
    return at === -1 ? [] : [[at, at + type.length]];
  });
  return {...plainSnippet(text), types};
}

/**
 * Complete code of a chat with its look and media, from the same generators as the examples of
 * the docs. Stand-ins take the place of secrets.
 */
export function codeFor(
  chat: ChatModel,
  shared: Workspace['shared'],
  framework: FrameworkId,
): Generated {
  const handler = functionHandlerSource(
    functionsOf(chat),
    chat.toolAnswers,
    modeOfChat(chat)?.settingsIn ? CALLS_TYPE : '',
  );
  const typed = withFunctionHandler(codeValues(chat, shared), chat, new SourceText(handler));
  const values = Object.entries(withoutTypes(typed, chat));
  const isSlow = !modeOfChat(chat) && chat.scenario === 'slow';
  const texts = values
    .filter(([name]) => !(isSlow && (name === 'demo' || name === 'connect')))
    .map(([name, value]): [string, string] => [name, printValue(value)]);
  const properties = [...texts, ...(isSlow ? [['connect', SLOW_SOURCE] as const] : [])].map(
    ([name, text]) => ({name, value: asWritten(text), needsChat: false}),
  );
  const {look = {}} = chat;
  const model = {
    title: usualName(chat),
    constants: [],
    properties,
    style: styleOf(look.height ?? HEIGHT, {...FONT, ...lookStyle(look)}),
    ownStyle: {},
    buttons: [],
    usesChat: false,
  };
  return generate(model, framework);
}
