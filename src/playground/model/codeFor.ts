import type {FrameworkId} from '../../example/frameworks';
import {generate, type Generated} from '../../example/generate';
import {printValue, SourceText} from '../../example/generate/printValue';
import {plainSnippet, styleOf, type Snippet} from '../../example/model/model';
import type {Range} from '../../example/model/outline';
import {lookStyle} from '../style/lookProps';
import {SLOW_SOURCE} from './scenario';
import {codeValues, withFunctionHandler} from './elementProps';
import {functionsOf, type ToolFunction} from './tools';
import {modeOfChat, usualName} from './workspace';

import {CALLS_TYPE, UNTYPED, withoutTypes} from './untyped';
import {quote} from '../../example/model/source';
import type {ChatModel, Workspace, ToolAnswers} from '../schema';

/** Height in px of a chat. */
const HEIGHT = 440;

/** Without a font in the element's own style the component asks Google for one, which the playground never does. */
const FONT = {fontFamily: 'system-ui, sans-serif'};

/** What becomes of the calls of one function in code. */
function caseSource(name: string, answers: ToolAnswers): string {
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
  const text = answer ? answer.text : `Write here what ${name} replies.`;
  return `      case ${quote(name)}:\n        return {response: ${quote(text)}};`;
}

/**
 * Source of the property `function_handler` for the functions of a chat: what the user has decided for
 * each, and a place to write where calls are answered by hand.
 *
 * @param callsType type of the parameter, where nothing else types it
 */
export function functionHandlerSource(
  functions: readonly ToolFunction[],
  answers: ToolAnswers = {},
  callsType = '',
): string {
  const names = [...new Set(functions.map(({name}) => name))];
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
