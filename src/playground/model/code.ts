import type {FrameworkId} from '../../example/frameworks';
import {generate, type Generated} from '../../example/generate';
import {printValue, SourceText} from '../../example/generate/print';
import {plainSnippet, type Snippet} from '../../example/model/model';
import type {Range} from '../../example/model/outline';
import {requestSource, responseSource} from './interceptors';
import {placementButtons, placementStyle, withPlacement} from './snippet';
import {SLOW_SOURCE} from './answers';
import {codeValues, withFunctionHandler} from './elementProps';
import {functionHandlerSource} from './functionHandler';
import {functionsOf} from './tools';
import {modeOfChat, usualName, type ChatModel, type Workspace} from './workspace';
import {CALLS_TYPE, UNTYPED, withoutTypes} from './untyped';

type Values = Readonly<Record<string, unknown>>;

/** A function of the person's as it stands outside of the playground, which has a `log` of its own. */
function exported(source: string): string {
  return source.trim().replace(/(^|[^\w$.])log\(/g, '$1console.log(');
}

/** The properties with the person's handler, in place of the demo's answers. */
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
