import {expect, it} from 'vitest';
import {endsWithMark, isEndMark} from './exchanges';

it.each([
  {choices: [{delta: {}, finish_reason: 'stop'}]},
  {type: 'message_delta', delta: {stop_reason: 'end_turn'}},
  {type: 'message_stop'},
  {type: 'response.completed', response: {}},
  {candidates: [{content: {parts: []}, finishReason: 'STOP'}]},
  {text: JSON.stringify({type: 'message-end'})},
  {text: `${JSON.stringify({message: {content: ''}, done: true})}\n`},
  {event: 'message_end'},
  'data: {"choices":[{"delta":{}}]}\n\ndata: [DONE]\n\n',
  'event: message_stop\ndata: {"type":"message_stop"}',
])('finds the mark at the end of a stream: %o', (event) => {
  expect(isEndMark(event)).toBe(true);
});

it.each([
  {choices: [{delta: {content: 'done'}, finish_reason: null}]},
  {type: 'content_block_delta', delta: {type: 'text_delta', text: 'stop'}},
  {candidates: [{content: {parts: [{text: 'a'}]}}]},
  {text: JSON.stringify({message: {content: 'a'}, done: false})},
  undefined,
])('takes no other event for one: %o', (event) => {
  expect(isEndMark(event)).toBe(false);
});

it('expects a mark only where the protocol has one', () => {
  expect(endsWithMark('claude')).toBe(true);
  expect(endsWithMark('text')).toBe(false);
  expect(endsWithMark(undefined)).toBe(false);
});
