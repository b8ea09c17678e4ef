import {runInNewContext} from 'node:vm';
import {afterEach, expect, it, vi} from 'vitest';
import {
  checkInterceptors,
  INTERCEPTORS,
  interceptReply,
  interceptRequest,
  requestSource,
  responseSource,
  type Details,
  type Interceptor,
} from './interceptors';

const all = INTERCEPTORS.map(({id}) => id);
/** Every selection of the interceptors. */
const selections = Array.from({length: 2 ** all.length}, (_, bits) =>
  all.filter((_id, index) => bits & (1 << index)),
);
const requests: readonly Details[] = [
  {body: {messages: [{text: 'Hello'}], seed: 4111111111}},
  {body: {messages: [{text: 'Write to\nme@example.com or a.b+c@mail.example.org'}]}},
  {body: {input: 'It is 4111-1111-1111-1111.'}},
  {body: {messages: [{text: '4111 1111 1111 1111'}, {text: 'That was mine.'}]}},
  {body: {contents: [{parts: [{text: 'It is 4111 1111 1111 1111.'}]}]}, headers: {'X-A': 'b'}},
];
const replies: readonly unknown[] = [{answer: 'Yes'}, {text: 'Yes'}, 'Yes', null, []];

afterEach(() => vi.unstubAllGlobals());

/** Runs source text as a page would. */
function run(source: string | undefined, argument: unknown): unknown {
  if (source === undefined) return argument;
  const context = {argument, location: {pathname: '/shop'}, FormData};
  return runInNewContext(`(${source})(argument)`, context);
}

it('does the same as the code that it shows', () => {
  vi.stubGlobal('location', {pathname: '/shop'});
  for (const chosen of selections) {
    for (const request of requests)
      expect(run(requestSource(chosen), request), chosen.join()).toEqual(
        interceptRequest(chosen, request),
      );
    for (const reply of replies)
      expect(run(responseSource(chosen), reply), chosen.join()).toEqual(
        interceptReply(chosen, reply),
      );
  }
});

it('hides, refuses, adds and translates', () => {
  vi.stubGlobal('location', {pathname: '/shop'});
  const of = (chosen: Interceptor, index: number) => interceptRequest([chosen], requests[index]!);
  expect(of('mask', 1)).toEqual({body: {messages: [{text: 'Write to\n[e-mail] or [e-mail]'}]}});
  expect(of('refuse', 4)).toEqual({error: 'Please don’t send card numbers.'});
  expect(of('refuse', 2)).toEqual({error: 'Please don’t send card numbers.'});
  expect(of('refuse', 0)).toBe(requests[0]);
  // A refused message doesn't block the next one.
  expect(of('refuse', 3)).toBe(requests[3]);
  expect(of('header', 4)).toMatchObject({headers: {'X-A': 'b', 'X-Page': '/shop'}});
  expect(interceptReply(['answer'], {answer: 'Yes'})).toEqual({text: 'Yes'});
});

it('leaves uploaded files alone', () => {
  vi.stubGlobal('location', {pathname: '/shop'});
  const body = new FormData();
  expect(interceptRequest(all, {body})).toEqual({body, headers: {'X-Page': '/shop'}});
});

it('takes only what it knows from elsewhere', () => {
  expect(checkInterceptors(['header', 'eval', 'mask', 3, 'mask'])).toEqual(['mask', 'header']);
  expect(checkInterceptors('mask')).toEqual([]);
});
