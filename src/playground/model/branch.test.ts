import {expect, it} from 'vitest';
import {askAgain, askEdited, textOf, toFile, withText} from './branch';

const said = [
  {role: 'user', text: 'One?'},
  {role: 'ai', text: 'One.'},
  {role: 'user', text: 'Two?', files: [{src: 'data:text/plain;base64,aGk=', name: 'a.txt'}]},
  {role: 'ai', html: '<b>Two</b> <i>it is</i>'},
  {role: 'ai', text: 'Really.'},
];

it('changes one message and keeps the others', () => {
  const changed = withText(said, 3, 'Two!');
  expect(changed[3]).toEqual({role: 'ai', text: 'Two!'});
  expect(changed.filter((_, at) => at !== 3)).toEqual(said.filter((_, at) => at !== 3));
  expect(textOf(said[3]!)).toBe('Two it is');
});

it('asks an edited question at its place, without what followed', () => {
  const {before, question} = askEdited(said, 2, 'Three?');
  expect(before).toEqual(said.slice(0, 2));
  expect(question).toEqual({text: 'Three?', files: said[2]?.files});
});

// @spec playground.60
it('asks for another reply in place of any of them', () => {
  expect(askAgain(said)).toEqual(askAgain(said, 3));
  expect(askAgain(said)?.before).toEqual(said.slice(0, 2));
  expect(askAgain(said, 1)).toEqual({before: [], question: {text: 'One?', files: []}});
  expect(askAgain([{role: 'ai', text: 'Hello'}])).toBeUndefined();
});

it('makes a file of its data again', async () => {
  const file = toFile({src: 'data:text/plain;base64,aGk=', name: 'a.txt'});
  expect([file?.name, file?.type, await file?.text()]).toEqual(['a.txt', 'text/plain', 'hi']);
  expect(toFile({src: 'https://a.example/x.png'})).toBeUndefined();
  expect(toFile({src: 'data:image/png;base64,%%%'})).toBeUndefined();
});

it('makes files of texts and of base64, whatever they are called', async () => {
  const made = async (src: string) => {
    const file = toFile({src});
    return file && [file.name, file.type, await file.text()];
  };
  expect(await made('data:text/plain,a%20b,c')).toEqual(['file', 'text/plain', 'a b,c']);
  expect(await made('data:,%0Aa')).toEqual(['file', '', '\na']);
  expect(await made('data:text/plain;charset=utf-8;base64,aGk=')).toEqual([
    'file',
    'text/plain',
    'hi',
  ]);
  expect(await made('data:text/plain;base64;x=1,aGk%3D')).toEqual(['file', 'text/plain', 'aGk=']);
  expect(await made('x data:text/plain,a')).toBeUndefined();
  expect(textOf({role: 'ai', html: 'Two <b'})).toBe('Two');
});
