import {isObject} from '../../lib/isObject';
import {isOpenHeader} from '../../providers/custom';
import {changeChat} from '../actions';
import {foreignOrigins, headerSlot, permitOf, secretHeaders, type Secrets} from '../model/access';
import {originOf} from '../model/address';
import {targetOf} from '../model/connection';
import {pairsOf, withValue} from '../model/form';
import type {ChatModel, Values} from '../schema';
import {usePlayground} from '../store';
import {heldKeys, permit, setKey} from '../stores/keys';
import type {Json} from '../../lib/json';

/** The host whose headers a chat has; empty until its address is known. */
const hostOf = (chat: ChatModel) => originOf(targetOf(chat)) ?? '';

/** Values at a key of {@link ChatModel.values} as the form shows them: with the secret headers that are held. */
export function shownValues(chat: ChatModel, at: string, keys: Secrets): Values {
  const values = chat.values[at] ?? {};
  const names = secretHeaders(values);
  if (!isObject(values.headers) || names.length === 0) return values;
  const held = names.map((name) => [name, keys[headerSlot(hostOf(chat), name)] ?? '']);
  return {...values, headers: {...values.headers, ...Object.fromEntries(held)}};
}

/** Values as the workspace has them: the texts of secret headers are taken out and held for the host. */
function takeHeaders(values: Values, host: string): Values {
  if (values.headers === undefined) return values;
  const open = pairsOf(values.headers).map(([name, text]) => {
    if (isOpenHeader(name)) return [name, text];
    setKey(headerSlot('', name), '');
    setKey(headerSlot(host, name), text);
    return [name, ''];
  });
  return {...values, headers: Object.fromEntries(open)};
}

type Change = (shown: Values) => Values;

/** Changes the values at a key of {@link ChatModel.values}. Changes in a row with the same `step` are one to undo. */
export function setValues(id: string, at: string, change: Change, step: string): void {
  const chat = usePlayground.getState().workspace.chats.find((one) => one.id === id);
  if (!chat) return;
  const shown = change(shownValues(chat, at, heldKeys().keys));
  const edited = {...chat, values: {...chat.values, [at]: shown}};
  const before = foreignOrigins(chat);
  // A host that the user has typed is confirmed by that; one that came with the chat is not.
  for (const host of foreignOrigins(edited)) {
    const name = permitOf(chat.provider, host);
    if (!before.includes(host) && !(name in heldKeys().permits)) permit(name, 'requests');
  }
  const made = at.startsWith('connect.') ? takeHeaders(shown, hostOf(edited)) : shown;
  changeChat(id, {values: {...chat.values, [at]: made}}, `${at}.${step}`);
}

/** Changes one setting of a chat; undefined removes it. */
export function setValue(id: string, at: string, name: string, value: Json | undefined): void {
  setValues(id, at, (values) => withValue(values, name, value), name);
}
