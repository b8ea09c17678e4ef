import {expect, it} from 'vitest';
import {checkToolAnswers, MAX_ANSWER_LENGTH, MAX_FUNCTIONS} from './toolAnswers';

const LONG = 'x'.repeat(MAX_ANSWER_LENGTH);

it('takes the answers that can be, at full length', () => {
  const good = {
    fixed: {kind: 'fixed', text: LONG},
    empty: {kind: 'fixed', text: ''},
  } as const;
  expect(checkToolAnswers(good)).toEqual(good);
  const more = {fixed: {kind: 'fixed', text: 'a', code: 'b', other: 1}};
  expect(checkToolAnswers(more)).toEqual({fixed: {kind: 'fixed', text: 'a'}});
});

it.each([
  null,
  'fixed',
  {kind: 'fixed'},
  {kind: 'fixed', text: 5},
  {kind: 'fixed', code: 'a'},
  {kind: 'fixed', text: `${LONG}x`},
  {kind: 'code', code: 'a'},
  {kind: 'code', text: 'a'},
  {text: 'a'},
])('leaves out an answer that can’t be', (answer) => {
  expect(checkToolAnswers({one: answer})).toEqual({});
});

it('takes only names that a function can have, and no more than a chat can have functions', () => {
  const answer = {kind: 'fixed', text: 'a'} as const;
  for (const name of ['1a', 'a b', 'a.b', '', 'a'.repeat(65)])
    expect(checkToolAnswers({[name]: answer}), name).toEqual({});
  const reaching: unknown = JSON.parse('{"__proto__": {"kind": "fixed", "text": "a"}}');
  expect(Object.keys(checkToolAnswers(reaching))).toEqual([]);
  const many = Object.fromEntries(Array.from({length: 40}, (_, at) => [`f${at}`, answer]));
  expect(Object.keys(checkToolAnswers(many))).toHaveLength(MAX_FUNCTIONS);
  for (const given of [undefined, null, [], 'x']) expect(checkToolAnswers(given)).toEqual({});
});
