import {expect, it} from 'vitest';
import {checkChatCode, hasCode} from './chatCode';
import {MAX_CODE_LENGTH} from './toolAnswers';

it('keeps the known functions of data of unknown origin', () => {
  const handler = 'x'.repeat(MAX_CODE_LENGTH);
  expect(checkChatCode({handler, requestInterceptor: ' \n', other: 'x'})).toEqual({handler});
  expect(checkChatCode({handler: `${handler}x`, responseInterceptor: 'y'})).toEqual({
    responseInterceptor: 'y',
  });
  expect(checkChatCode({handler: 1, requestInterceptor: null})).toEqual({});
  expect(checkChatCode(Object.create({handler: 'x'}))).toEqual({});
  for (const none of [undefined, null, 'handler', ['handler']])
    expect(checkChatCode(none)).toEqual({});
});

it('knows whether a chat has its own functions', () => {
  expect(hasCode({})).toBe(false);
  expect(hasCode({code: {}})).toBe(false);
  expect(hasCode({code: {handler: 'x'}})).toBe(true);
});
