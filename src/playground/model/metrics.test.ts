import {describe, expect, it} from 'vitest';
import {hasContent, seconds, tokensIn, tokensText} from './metrics';

describe('tokensIn', () => {
  it.each([
    ['chat completions', {usage: {prompt_tokens: 3, completion_tokens: 5, total_tokens: 8}}],
    ['Claude', {type: 'message_delta', usage: {input_tokens: 3, output_tokens: 5}}],
    [
      'Responses',
      {type: 'response.completed', response: {usage: {input_tokens: 3, output_tokens: 5}}},
    ],
    ['Gemini', {usageMetadata: {promptTokenCount: 3, candidatesTokenCount: 5}}],
    ['Ollama', `${JSON.stringify({done: true, prompt_eval_count: 3, eval_count: 5})}\n`],
    [
      'Open WebUI',
      `data: ${JSON.stringify({usage: {prompt_tokens: 3, completion_tokens: 5}})}\n\n`,
    ],
    ['Cohere', {usage: {tokens: {input_tokens: 3, output_tokens: 5}}}],
  ])('reads what %s reports', (_name, reply) => {
    expect(tokensIn(reply)).toMatchObject({asked: 3, answered: 5});
  });

  it('finds none where none are', () => {
    for (const reply of [undefined, null, 7, 'text', {text: 'total_tokens'}, [], {usage: null}])
      expect(tokensIn(reply)).toBeUndefined();
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    expect(tokensIn(endless)).toBeUndefined();
  });
});

it('knows events without content', () => {
  expect(hasContent({type: 'response.created'})).toBe(false);
  expect(hasContent({type: 'content_block_delta'})).toBe(true);
  expect(hasContent('text')).toBe(true);
  expect(hasContent({type: ['ping']})).toBe(true);
  expect(hasContent({text: 'ping'})).toBe(true);
  expect(hasContent(null)).toBe(true);
});

// @spec playground.26
it('writes times and tokens', () => {
  expect([seconds(420), seconds(9949), seconds(12_300)]).toEqual(['0.42 s', '9.95 s', '12 s']);
  expect(seconds(9950)).toBe('10 s');
  expect(tokensText({asked: 3, answered: 5, total: 8})).toBe('3 + 5 tokens');
  expect(tokensText({total: 8})).toBe('8 tokens');
  expect(tokensText({answered: 5})).toBe('5 tokens');
  expect(tokensText({asked: 3})).toBe('3 tokens');
  expect(tokensText({})).toBe('0 tokens');
});
