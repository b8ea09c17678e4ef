import {expect, it} from 'vitest';
import {recallVisit} from './visitMemory';

it.each([
  '{"path":"https://elsewhere.example/","query":""}',
  '{"path":"/start/options","query":"#example=x"}',
  '{"path":"/start/options","query":7}',
  '{"path":"/start/options"}',
  'nonsense',
])('the start path takes no visit from %s', (stored) => {
  localStorage.setItem('start-path', stored);
  expect(recallVisit()).toBeUndefined();
});
