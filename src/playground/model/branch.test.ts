import {expect, it} from 'vitest';
import {askAgain, toFile} from './branch';

const said = [
  {role: 'user', text: 'One?'},
  {role: 'ai', text: 'One.'},
  {role: 'user', text: 'Two?', files: [{src: 'data:text/plain;base64,aGk=', name: 'a.txt'}]},
  {role: 'ai', html: '<b>Two</b> <i>it is</i>'},
  {role: 'ai', text: 'Really.'},
];

// @spec playground.60
it('asks for another reply in place of any of them', () => {
  expect(askAgain(said)).toEqual(askAgain(said, 3));
  expect(askAgain(said)?.before).toEqual(said.slice(0, 2));
  expect(askAgain(said, 1)).toEqual({before: [], question: {text: 'One?', files: []}});
  expect(askAgain([{role: 'ai', text: 'Hello'}])).toBeUndefined();
});

it.each<[string, string[] | undefined]>([
  ['data:text/plain;base64,aGk=', ['file', 'text/plain', 'hi']],
  ['data:text/plain;charset=utf-8;base64,aGk=', ['file', 'text/plain', 'hi']],
  ['data:text/plain,a%20b,c', ['file', 'text/plain', 'a b,c']],
  ['data:,%0Aa', ['file', '', '\na']],
  ['data:image/png;base64,%%%', undefined],
  ['https://a.example/x.png', undefined],
])('makes a file again of %s', async (src, expected) => {
  const file = toFile({src});
  expect(file && [file.name, file.type, await file.text()]).toEqual(expected);
});
