import type {DeepChatElement} from '../../chat';
import {asksForKey} from '../../chat/internals';
import {createLog, type Log} from '../../example/block/log';
import {masked} from '../../providers/exchange';
import {secretsNow} from '../stores/keys';

const logs = new Map<string, Log>();

/** The log of one chat: what the component tells the page about it. */
export function eventsOf(chat: string): Log {
  const log = logs.get(chat) ?? createLog();
  logs.set(chat, log);
  return log;
}

/** Events of the component and the properties that hear them. */
const HEARD = [
  ['message', 'onMessage'],
  ['error', 'onError'],
  ['input', 'onInput'],
  ['render', 'onComponentRender'],
  ['clear-messages', 'onClearMessages'],
] as const;

/** Writes down what happens in a chat from now on, secrets masked. */
export function noteEvents(chat: string, element: DeepChatElement): void {
  const log = eventsOf(chat);
  const write = (name: string, detail?: unknown) =>
    log.write(
      new Date().toLocaleTimeString('en-GB'),
      name,
      ...(detail === undefined || detail === null ? [] : [masked(detail, secretsNow())]),
    );
  const noteRender = () => {
    write('onComponentRender');
    if (asksForKey(element)) write('The chat asks for a key');
  };
  // The first render is over when the element is handed on.
  noteRender();
  for (const [event, name] of HEARD)
    element.addEventListener(event, (heard) => {
      // Of native events, such as `input`, the component's own twin follows with a detail.
      if (!(heard instanceof CustomEvent)) return;
      if (event === 'render') noteRender();
      else write(name, heard.detail);
    });
}
