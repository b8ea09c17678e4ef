import {expect, it} from 'vitest';
import {fromRecordText, revisionIn} from './savedRecord';

/** Ids and conversations as they are read of these. */
function numbersOf(...chats: unknown[]) {
  const found = fromRecordText(JSON.stringify({version: 2, chats}));
  if (!('workspace' in found)) throw new Error(found.error);
  return found.workspace.chats.map(({id, conversation}) => [id, conversation]);
}

it('believes ids and conversations that the page could have given', () => {
  const chats = [
    {id: 'c41', conversation: 0},
    {id: 'c999999', conversation: 999_999},
  ];
  expect(numbersOf(...chats)).toEqual([
    ['c41', 0],
    ['c999999', 999_999],
  ]);
});

it.each([
  {id: 'c41'},
  {conversation: 41},
  {id: ['c41'], conversation: 41},
  {id: 'xc41', conversation: 41},
  {id: 'c41x', conversation: 41},
  {id: 'c041', conversation: 41},
  {id: 'c1000000', conversation: 41},
  {id: 'c41', conversation: '41'},
  {id: 'c41', conversation: 4.5},
  {id: 'c41', conversation: -1},
  {id: 'c41', conversation: 1_000_000},
  {id: 'c42', conversation: 41},
])('gives all chats new ones where one can’t be: %o', (chat) => {
  expect(numbersOf({id: 'c42', conversation: 42}, chat)).toEqual([
    ['c1', 1],
    ['c2', 2],
  ]);
});

it('gives new ones where an entry is no chat', () => {
  expect(numbersOf({id: 'c42', conversation: 42}, 'x')).toEqual([['c1', 1]]);
});

it('says why a record can’t be read', () => {
  expect(fromRecordText('{')).toEqual({error: 'It is not JSON.'});
  expect(fromRecordText('5')).toEqual({error: 'There is no playground in it.'});
  expect(fromRecordText('{"version": 2}')).toEqual({error: 'It has no list of chats.'});
});

it('reads a revision only where it is one', () => {
  const revisionOf = (revision: unknown) =>
    fromRecordText(JSON.stringify({version: 2, chats: [], revision}));
  expect(revisionOf('abc-1')).toMatchObject({revision: 'abc-1'});
  expect(revisionOf(5)).toMatchObject({revision: ''});
  expect(revisionIn('{"revision":"a b"}')).toBe('');
  expect(revisionIn(`{"revision":"${'a'.repeat(65)}"}`)).toBe('');
});
