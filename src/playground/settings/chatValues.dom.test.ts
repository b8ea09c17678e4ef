import {beforeEach, expect, it} from 'vitest';
import {headerSlot, permitOf} from '../model/access';
import {demoChat, firstWorkspace, type ChatModel} from '../schema';
import {begin, usePlayground} from '../store';
import {heldKeys, restoreKeys} from '../stores/keys';
import {setValue, shownValues} from './chatValues';

const AT = 'connect.custom';
const HEADERS = {'X-Token': 'sentinel', Accept: 'text/plain'};
const chat = () => usePlayground.getState().workspace.chats[0]!;
const put = (name: string, value: string | object) => setValue('c1', AT, name, value as never);
const shown = () => shownValues(chat(), AT, heldKeys().keys);

beforeEach(() => {
  restoreKeys({keys: {}, persistence: {}, permits: {}});
  const own: ChatModel = {...demoChat('c1'), mode: 'custom'};
  begin({...firstWorkspace, chats: [own]});
});

// @spec playground.8
it('holds the secret headers of a host, and takes them along when the user types another one', () => {
  put('headers', HEADERS);
  expect(chat().values[AT]).toEqual({headers: {...HEADERS, 'X-Token': ''}});
  expect(shown().headers).toEqual(HEADERS);
  put('url', 'https://mine.example/chat');
  expect(heldKeys().keys).toEqual({[headerSlot('https://mine.example', 'X-Token')]: 'sentinel'});
  put('url', 'https://other.example/chat');
  expect(shown()).toMatchObject({headers: HEADERS, url: 'https://other.example/chat'});
  expect(JSON.stringify(chat())).not.toContain('sentinel');
});

// @spec playground.29
it('confirms a host that the user types, and not one that came with the chat', () => {
  put('url', 'https://mine.example/chat');
  const typed = permitOf(undefined, 'https://mine.example');
  expect(heldKeys().permits).toEqual({[typed]: 'requests'});
  const [own] = usePlayground.getState().workspace.chats;
  restoreKeys({keys: {}, persistence: {}, permits: {}});
  begin({...firstWorkspace, chats: [own!]});
  put('method', 'PUT');
  expect(heldKeys().permits).toEqual({});
});
