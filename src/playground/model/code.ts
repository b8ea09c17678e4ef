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

/** Source in which the texts over several lines of the person's own functions stay as they are written. */
function asWritten(text: string, {toolAnswers = {}}: ChatModel): Snippet {
  const own = Object.values(toolAnswers).flatMap((answer) =>
    answer.kind === 'code' && !SourceText.canMove(answer.code) ? [answer.code.trim()] : [],
  );
  const texts = own.flatMap((code): Range[] => {
    const at = text.indexOf(code);
    return at === -1 ? [] : [[at, at + code.length]];
  });
  return {...plainSnippet(text), texts};
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
  const handler = functionHandlerSource(functionsOf(chat), chat.toolAnswers);
  const values = Object.entries(
    withFunctionHandler(codeValues(chat, shared), chat, new SourceText(handler)),
  );
  const isSlow = !modeOfChat(chat) && chat.scenario === 'slow';
  const texts = values
    .filter(([name]) => !(isSlow && (name === 'demo' || name === 'connect')))
    .map(([name, value]): [string, string] => [name, printValue(value)]);
  const {interceptors = []} = chat;
  const functions = [
    ['connect', isSlow ? SLOW_SOURCE : undefined],
    ['requestInterceptor', requestSource(interceptors)],
    ['responseInterceptor', responseSource(interceptors)],
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
