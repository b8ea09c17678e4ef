import {expect, it} from 'vitest';
import {masked} from '../../providers/exchange';
import {unmasked} from './unmask';

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
