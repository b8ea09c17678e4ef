import type {FrameworkId} from '../../example/frameworks';
import {generate, type Generated} from '../../example/generate';
import {printValue} from '../../example/generate/print';
import {plainSnippet} from '../../example/model/model';
import {requestSource, responseSource} from './interceptors';
import {placementButtons, placementStyle, withPlacement} from './snippet';
import {SLOW_SOURCE} from './answers';
import {codeValues} from './elementProps';
import {modeOfChat, usualName, type ChatModel, type Workspace} from './workspace';

/**
 * Complete code of a chat with its look, media and place, from the same generators as the examples of
 * the docs. Stand-ins take the place of secrets.
 */
export function codeFor(
  chat: ChatModel,
  shared: Workspace['shared'],
  framework: FrameworkId,
): Generated {
  const values = Object.entries(codeValues(chat, shared));
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
  ].map(([name, text]) => ({name, value: plainSnippet(text), needsChat: false}));
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
