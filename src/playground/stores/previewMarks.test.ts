import {expect, it} from 'vitest';
import {isPreview} from '../model/messages';
import {
  attachLive,
  markedMessages,
  markPreviews,
  messagesNow,
  noteSending,
  readMarks,
} from './previewMarks';

const said = (...roles: string[]) => roles.map((role, index) => ({role, text: `${index}`}));
const marks = (key: string, messages: readonly unknown[]) =>
  markedMessages(key, messages).map(isPreview);

it('marks replies to questions that went to no service, and no others', () => {
  noteSending('a', false);
  markPreviews('a', said('user', 'ai'));
  noteSending('a', true);
  markPreviews('a', said('user', 'ai', 'user', 'ai'));
  noteSending('a', false);
  markPreviews('a', said('user', 'ai', 'user', 'ai', 'user', 'ai', 'ai'));
  const messages = said('user', 'ai', 'user', 'ai', 'user', 'ai', 'ai');
  expect(marks('a', messages)).toEqual([false, true, false, false, false, true, true]);
  attachLive('a', {getMessages: () => messages});
  expect(messagesNow('a').map(isPreview)).toEqual(marks('a', messages));
  attachLive('a', null);
  expect(messagesNow('a')).toEqual([]);
});

it('takes marks over from storage', () => {
  readMarks('b', [{role: 'user'}, {role: 'ai', custom: {isPreview: true}}, {role: 'ai'}]);
  expect(marks('b', said('user', 'ai', 'ai'))).toEqual([false, true, false]);
});
