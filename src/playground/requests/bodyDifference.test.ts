import {expect, it} from 'vitest';
import {bodyDifference} from './bodyDifference';

it('lists what is other, new and gone, by its place', () => {
  const before = {model: 'a', temperature: 1, messages: [{role: 'user', content: 'Hi'}]};
  const after = {
    model: 'b',
    messages: [
      {role: 'user', content: 'Hi'},
      {role: 'assistant', content: 'Hello'},
    ],
    stream: true,
  };
  expect(bodyDifference(before, after)).toEqual([
    {path: 'model', before: 'a', after: 'b'},
    {path: 'temperature', before: 1, after: undefined},
    {path: 'messages[1]', before: undefined, after: {role: 'assistant', content: 'Hello'}},
    {path: 'stream', before: undefined, after: true},
  ]);
  expect(bodyDifference(before, before)).toEqual([]);
  expect(bodyDifference('a', {})).toEqual([{path: '', before: 'a', after: {}}]);
});
