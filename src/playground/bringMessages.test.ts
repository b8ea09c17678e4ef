import {expect, it} from 'vitest';
import {begin, reduce} from '../../tests/support/timeline';
import type {Action} from './model/actions';
import {firstWorkspace} from './schema';
import {act, usePlayground} from './store';
import {bringConversation, messagesInChat} from './stores/conversations';

const said = [
  {role: 'user', text: 'One?'},
  {role: 'ai', text: 'One.', custom: {isPreview: true as const}},
  {role: 'user', text: 'Two?'},
];

function after(action: Action) {
  const before = begin(firstWorkspace);
  const [first] = before.present.chats;
  if (first) bringConversation(first.conversation, said);
  return reduce(before, action).present.chats;
}

// @spec playground.60
it('copies the messages with their marks, all of them or those before a place', () => {
  const [first, twin] = after({type: 'duplicate', id: 'c1'});
  expect(messagesInChat(twin!)).toEqual(said);
  expect(messagesInChat(first!)).toEqual(said);
  const [, fork] = after({type: 'duplicate', id: 'c1', upTo: 2});
  expect(messagesInChat(fork!)).toEqual(said.slice(0, 2));
});

it('gives a chat other messages', () => {
  const other = [{role: 'user', text: 'Else?'}];
  const [chat] = after({type: 'converse', id: 'c1', messages: other});
  expect(messagesInChat(chat!)).toEqual(other);
});

it('leaves demo replies out when the chat gets a provider, and undo brings them back', () => {
  const connection = {provider: 'claude', mode: 'chat', values: {}, stream: true} as const;
  const [chat] = after({type: 'connect', id: 'c1', connection: {...connection, dryRun: false}});
  expect(messagesInChat(chat!)).toEqual([said[0], said[2]]);
  act({type: 'undo'});
  expect(messagesInChat(usePlayground.getState().workspace.chats[0]!)).toEqual(said);
});
