import {expect, it} from 'vitest';
import type {Exchange} from '../../providers/exchange';
import {msText, waterfallOf} from './waterfall';

const base: Exchange = {
  id: 1,
  at: 0,
  url: 'https://a.example',
  headers: {},
  body: {},
  sent: true,
  replies: [],
};

it('puts a stream on a time axis', () => {
  const {total, phases, events, end, bytes} = waterfallOf({
    ...base,
    status: 200,
    first: 130,
    took: 400,
    times: [130, 200, 400],
    count: 3,
    arrival: {head: 100, firstByte: 120, bytes: 900, end: 410, ending: 'complete'},
  });
  expect(phases).toEqual([
    {name: 'Waiting for the response', from: 0, to: 100},
    {name: 'Waiting for the first byte', from: 100, to: 120},
    {name: 'Receiving events', from: 120, to: 410},
  ]);
  expect({total, events, end, bytes}).toEqual({
    total: 410,
    events: [130, 200, 400],
    end: 'Complete',
    bytes: 900,
  });
});

it('says how a request ended, and when it has not', () => {
  expect(waterfallOf(base).end).toBe('Still open');
  expect(waterfallOf({...base, error: 'x', took: 5}).end).toBe('Failed');
  const arrival = {head: 1, bytes: 1, end: 2};
  expect(waterfallOf({...base, arrival: {...arrival, ending: 'broken'}}).end).toMatch(/lost/);
  expect(waterfallOf({...base, arrival: {...arrival, ending: 'stopped'}}).end).toBe('Stopped');
  expect(waterfallOf({...base, sent: false, count: 2, times: [1, 2], took: 2}).end).toMatch(
    /without a request/,
  );
});

it('writes times', () => {
  expect([msText(0), msText(1234), msText(12_345)]).toEqual(['0 ms', '1,234 ms', '12.3 s']);
});
