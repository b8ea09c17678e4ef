import {expect, it} from 'vitest';
import {recallVisit, rememberVisit} from './visitMemory';

it.each(['https://elsewhere.example/', '/start/options#example=x', '/start', '?with=names', ''])(
  'the start path takes no visit from "%s"',
  (stored) => {
    localStorage.setItem('start-path', stored);
    expect(recallVisit()).toBeUndefined();
  },
);

it('the start path goes on where it was left', () => {
  rememberVisit('/start/options?with=names');
  expect(recallVisit()).toMatchObject({step: {path: '/start/options'}, query: '?with=names'});
});
