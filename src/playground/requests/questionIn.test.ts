import {expect, it} from 'vitest';
import {reachOfBody} from '../model/reach';
import {questionIn} from './questionIn';

it.each([
  [{messages: [{role: 'user', content: 'Hi'}]}, 'Hi'],
  [{messages: [{role: 'user', content: [{type: 'text', text: 'Hi'}]}]}, 'Hi'],
  [{contents: [{parts: [{text: 'Old'}]}, {parts: [{text: 'Hi'}]}]}, 'Hi'],
  [{input: 'Hi'}, 'Hi'],
  [{query: 'Hi'}, 'Hi'],
  [{messages: []}, 'Edited request'],
  ['text', 'Edited request'],
])('finds the question of %o', (body, question) => {
  expect(questionIn(body)).toBe(question);
});

it('knows who else would get an edited request', () => {
  expect(
    reachOfBody({mcp_servers: [{type: 'url', url: 'https://evil.example/sse', name: 'x'}]}),
  ).toEqual(['https://evil.example']);
  expect(
    reachOfBody({
      model: 'm',
      messages: [
        {role: 'user', content: 'See https://a.example'},
        {
          role: 'user',
          content: [{type: 'image_url', image_url: {url: 'data:image/png;base64,AA'}}],
        },
      ],
    }),
  ).toEqual([]);
});
