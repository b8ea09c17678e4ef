import type {FrameworkId} from '../../example/frameworks';
import {generate, modelOfConfig, type Generated} from '../../example/generate';
import {printValue, SourceText} from '../../example/generate/printValue';
import {plainSnippet, styleOf, type Snippet} from '../../example/model/model';
import type {Range} from '../../example/model/outline';
import {lookStyle} from '../style/lookProps';
import {SLOW, SLOW_TEXT} from './scenario';
import {
  appearanceProps,
  DEMO_INTRO,
  placeholders,
  SHOW_ERRORS,
  withEntry,
  withFunctionHandler,
  type Tree,
} from './elementProps';
import {connectionOf} from './connection';
import {answerOf, functionsOf, modeOfChat, usualName} from './workspace';
import {isObject} from '../../lib/isObject';
import type {ChatValues} from '../../lib/json';
import {withoutSecrets} from '../../providers/exchange';
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

/** Casts the settings that belong into a sibling of their mode, whose type is that of another API. */
function withoutTypes(values: Tree, {provider, mode: id}: ChatModel): Tree {
  const mode = modeOfChat({provider, mode: id});
  if (!provider || !mode?.settingsIn) return values;
  const path = ['directConnection', ...settingsPath(provider, mode)];
  const settings = path.reduce<unknown>(
    (tree, name) => (isObject(tree) ? tree[name] : undefined),
    values,
  );
  const cast = new SourceText(printValue(settings) + UNTYPED);
  return settings === undefined ? values : withEntry(values, path, cast);
}

function caseSource(name: string, answers: ToolAnswers): string {
  const text = answerOf(answers, name) ?? `Write here what ${name} replies.`;
  return `      case ${quote(name)}:\n        return {response: ${quote(text)}};`;
}

/** Source of the property `function_handler`, with the type of its parameter where nothing else types it. */
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
function withTypes(source: Snippet): Snippet {
  const types = [UNTYPED, CALLS_TYPE].flatMap((type): Range[] => {
    const at = source.text.indexOf(type);
    return at === -1 ? [] : [[at, at + type.length]];
  });
  return {...source, types};
}

/** The slow demo reply as source text for the property `connect`. */
export const SLOW_SOURCE = `{
  handler: (_body, signals) => {
    setTimeout(() => signals.onResponse({text: '${SLOW_TEXT}'}), ${SLOW});
  },
}`;

/** The properties of a chat for code: with placeholders for secrets, without preview and the element's own style. */
export function codeValues(chat: ChatModel, shared: Workspace['shared']): ChatValues {
  const values = Object.entries(chat.values).map(([name, own]): [string, ChatValues] => [
    name,
    withoutSecrets(own),
  ]);
  const open = {...chat, values: Object.fromEntries(values)};
  return {
    ...(modeOfChat(chat) ? SHOW_ERRORS : {introMessage: DEMO_INTRO}),
    ...connectionOf(open, shared, placeholders(chat)),
    ...appearanceProps(chat, true),
  };
}

/** Complete code of a chat, from the generators of the docs' examples, with placeholders for secrets. */
export function codeFor(
  chat: ChatModel,
  shared: Workspace['shared'],
  framework: FrameworkId,
): Generated {
  const {look = {}, scenario, toolAnswers} = chat;
  const mode = modeOfChat(chat);
  const handler = functionHandlerSource(
    functionsOf(chat),
    toolAnswers,
    mode?.settingsIn ? CALLS_TYPE : '',
  );
  const {demo, ...values} = withoutTypes(
    withFunctionHandler(codeValues(chat, shared), chat, new SourceText(handler)),
    chat,
  );
  const isSlow = !mode && scenario === 'slow';
  const height = look.height ?? HEIGHT;
  const config: Tree = isSlow
    ? {...values, connect: new SourceText(SLOW_SOURCE)}
    : {...(demo ? {demo} : undefined), ...values};
  const model = modelOfConfig({title: usualName(chat), config: {}, height});
  const properties = Object.entries(config).map(([name, value]) => ({
    name,
    value: withTypes(plainSnippet(printValue(value))),
    needsChat: false,
  }));
  const style = styleOf(height, {...FONT, ...lookStyle(look)});
  return generate({...model, properties, style}, framework);
}
