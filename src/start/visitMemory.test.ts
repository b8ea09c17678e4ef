// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest';
import {forgetVisit, recallVisit, rememberVisit} from './visitMemory';

describe('the memory of the start path', () => {
  beforeEach(() => localStorage.clear());

  it('keeps the last step with its choices until it is told to forget', () => {
    expect(recallVisit()).toBeUndefined();
    const visit = {path: '/start/options', query: '?framework=vue&with=names'};
    rememberVisit(visit);
    expect(recallVisit()).toEqual(visit);
    forgetVisit();
    expect(recallVisit()).toBeUndefined();
  });

  it.each([
    '{"path":"https://elsewhere.example/","query":""}',
    '{"path":"/start/options","query":"#example=x"}',
    '{"path":"/start/options","query":7}',
    '{"path":"/start/options"}',
    'nonsense',
  ])('takes no visit from %s', (stored) => {
    localStorage.setItem('start-path', stored);
    expect(recallVisit()).toBeUndefined();
  });
});
