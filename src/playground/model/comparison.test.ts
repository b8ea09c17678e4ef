import {expect, it} from 'vitest';
import {comparisonOf} from './comparison';

const asked = (text: string) => ({role: 'user', text});
const replied = (text: string) => ({role: 'ai', text});
const metrics = (total: number) => ({total, characters: 1, end: 'done' as const});

// @spec playground.41
it('aligns replies by question, and repeated questions by their count', () => {
  const rows = comparisonOf([
    {
      messages: [
        replied('Hello'),
        asked('A'),
        replied('a1'),
        asked('B'),
        replied('b1'),
        asked('A'),
        replied('a2'),
      ],
      measured: [],
    },
    {messages: [asked('A'), replied('other'), replied('more')], measured: []},
  ]);
  expect(rows).toEqual([
    {question: 'A', replies: [{text: 'a1'}, {text: 'other\n\nmore'}]},
    {question: 'B', replies: [{text: 'b1'}, undefined]},
    {question: 'A', replies: [{text: 'a2'}, undefined]},
  ]);
});

it('gives figures to the replies that were measured, also after a reload', () => {
  const messages = [asked('A'), replied('old'), asked('A'), replied('new')];
  const [before, after] = comparisonOf([
    {messages, measured: [{question: 'A', metrics: metrics(7)}]},
  ]);
  expect(before?.replies[0]).toEqual({text: 'old'});
  expect(after?.replies[0]).toEqual({text: 'new', metrics: metrics(7)});
  const [row] = comparisonOf([
    {messages: messages.slice(0, 2), measured: [{question: 'Gone', metrics: metrics(1)}]},
  ]);
  expect(row?.replies[0]?.metrics).toBeUndefined();
});
