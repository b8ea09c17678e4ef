import {expect, it} from 'vitest';
import {masked} from '../../providers/exchange';
import {unmasked, questionIn} from './unmask';
import {reachOfBody} from '../model/reach';

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

const real = {
  token: 'secret-1',
  messages: [{text: 'x'.repeat(3000)}, {text: 'my key is secret-1'}],
  n: 1,
};
const shown = masked(real, ['secret-1']);

it('brings back what was masked or shortened, also at another place', () => {
  expect(unmasked(shown, shown, real)).toEqual({body: real});
  const text = JSON.stringify(shown);
  const edited = JSON.parse(text) as {messages: unknown[]; n: number};
  edited.messages.reverse();
  edited.n = 2;
  expect(unmasked(edited as never, shown, real)).toEqual({
    body: {...real, n: 2, messages: [...real.messages].reverse()},
  });
});

it('refuses a masked text that was changed', () => {
  const text = JSON.stringify(shown).replace('my key is', 'your key is');
  expect(unmasked(JSON.parse(text) as never, shown, real)).toHaveProperty('error');
  const cut = JSON.stringify(shown).replace('xxx…', 'yyy…');
  expect(unmasked(JSON.parse(cut) as never, shown, real)).toHaveProperty('error');
});
