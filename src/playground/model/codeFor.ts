import type {FrameworkId} from '../../example/frameworks';
import {generate, type Generated} from '../../example/generate';
import {printValue, SourceText} from '../../example/generate/printValue';
import {plainSnippet, type Snippet} from '../../example/model/model';
import type {Range} from '../../example/model/outline';
import {requestSource, responseSource} from './interceptors';
import {placementButtons, placementStyle, withPlacement} from './snippet';
import {SLOW_SOURCE} from './answers';
import {codeValues, withFunctionHandler} from './elementProps';
import {functionsOf, type ToolFunction} from './tools';
import {modeOfChat, usualName, type ChatModel, type Workspace} from './workspace';
import {CALLS_TYPE, UNTYPED, withoutTypes} from './untyped';
import {quote} from '../../example/model/source';
import type {ToolAnswers} from './toolAnswers';

/** Lines after the first, further in. Those of a text over several lines stay where they are. */
function moved(code: string, by: number): string {
  return !SourceText.canMove(code) ? code : code.replace(/\n(?=.)/g, `\n${' '.repeat(by)}`);
}

/** What becomes of the calls of one function in code. */
function caseSource(name: string, answers: ToolAnswers): string {
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
  if (answer?.kind === 'code')
    return [
      `      case ${quote(name)}: {`,
      `        const result = await (${moved(answer.code.trim(), 8)})(JSON.parse(json));`,
      "        return {response: typeof result === 'string' ? result : JSON.stringify(result ?? null)};",
      '      }',
    ].join('\n');
  const text = answer ? answer.text : `Write here what ${name} replies.`;
  return `      case ${quote(name)}:\n        return {response: ${quote(text)}};`;
}

/**
 * Source of the property `function_handler` for the functions of a chat: what the person has decided for
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
  const isUsed = names.some(
    (name) => Object.hasOwn(answers, name) && answers[name]?.kind === 'code',
  );
  return [
    `async (calls${callsType}) => {`,
    `  const answers = calls.map(async ({name${isUsed ? ', arguments: json' : ''}}) => {`,
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

type Values = Readonly<Record<string, unknown>>;

/** The person's function as it is outside of the playground, where there is no `log`. */
function exported(source: string): string {
  return source.trim().replace(/(^|[^\w$.])log\(/g, '$1console.log(');
}

/** The properties with the person's handler instead of the demo's replies. */
function withHandler(values: Values, {code = {}}: ChatModel): Values {
  if (!code.handler) return values;
  const {demo: _, connect, ...rest} = values;
  const given = typeof connect === 'object' && connect !== null ? connect : {};
  return {...rest, connect: {...given, handler: new SourceText(exported(code.handler))}};
}

/** Source in which the texts over several lines of the person's own functions stay as they are written. */
function asWritten(text: string, {toolAnswers = {}, code = {}}: ChatModel): Snippet {
  const answers = Object.values(toolAnswers).flatMap((answer) =>
    answer.kind === 'code' ? [answer.code.trim()] : [],
  );
  const own = [...answers, ...Object.values(code).map(exported)];
  const texts = own
    .filter((source) => !SourceText.canMove(source))
    .flatMap((code): Range[] => {
      const at = text.indexOf(code);
      return at === -1 ? [] : [[at, at + code.length]];
    });
  const types = [UNTYPED, CALLS_TYPE].flatMap((type): Range[] => {
    const at = text.indexOf(type);
    return at === -1 ? [] : [[at, at + type.length]];
  });
  return {...plainSnippet(text), texts, types};
}

/**
 * Complete code of a chat with its look, media and place, from the same generators as the examples of
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
  const values = Object.entries(withHandler(withoutTypes(typed, chat), chat));
  const isSlow = !modeOfChat(chat) && chat.scenario === 'slow' && !chat.code?.handler;
  const texts = values
    .filter(([name]) => !(isSlow && (name === 'demo' || name === 'connect')))
    .map(([name, value]): [string, string] => [name, printValue(value)]);
  const {interceptors = [], code = {}} = chat;
  const {requestInterceptor: before, responseInterceptor: after} = code;
  const functions = [
    ['connect', isSlow ? SLOW_SOURCE : undefined],
    ['requestInterceptor', before ? exported(before) : requestSource(interceptors)],
    ['responseInterceptor', after ? exported(after) : responseSource(interceptors)],
  ] as const;
  const properties = [
    ...texts,
    ...functions.flatMap(([name, text]) => (text ? [[name, text] as const] : [])),
  ].map(([name, text]) => ({name, value: asWritten(text, chat), needsChat: false}));
  const buttons = placementButtons(chat);
  const model = {
    title: usualName(chat),
    constants: [],
    properties,
    style: placementStyle(chat),
    ownStyle: {},
    buttons,
    usesChat: buttons.length > 0,
  };
  return withPlacement(generate(model, framework), chat, framework);
}
