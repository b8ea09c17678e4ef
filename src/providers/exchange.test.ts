import {describe, expect, it} from 'vitest';
import {isSecretName, MASK} from '../lib/keyEchoes';
import {masked, secretNames, withoutSecrets} from './exchange';

describe('masked', () => {
  it('hides keys wherever they stand', () => {
    const shown = masked(
      {
        Authorization: 'Bearer sk-1',
        'x-api-key': 'sk-2',
        'Ocp-Apim-Subscription-Key': 'sk-3',
        url: 'https://a.example/?key=abc&x=1',
        text: 'my key is SENTINEL',
        list: ['SENTINEL'],
        max_tokens: 5,
        tool_choice: 'auto',
      },
      ['SENTINEL'],
    );
    expect(shown).toEqual({
      Authorization: MASK,
      'x-api-key': MASK,
      'Ocp-Apim-Subscription-Key': MASK,
      url: `https://a.example/?key=${MASK}&x=1`,
      text: `my key is ${MASK}`,
      list: [MASK],
      max_tokens: 5,
      tool_choice: 'auto',
    });
  });

  it('shows files and forms by what is in them', () => {
    const form = new FormData();
    form.append('prompt', 'a cat');
    form.append('image', new Blob(['abc'], {type: 'image/png'}));
    expect(masked(form, [])).toEqual([{prompt: 'a cat'}, {image: 'image/png, 3 bytes'}]);
  });

  it('cuts long texts', () => {
    expect(String(masked('x'.repeat(9000), [])).length).toBeLessThan(2100);
  });
});

it('knows secrets by their names', () => {
  for (const name of ['authorization', 'authorization_token', 'api-key', 'apiKey', 'token', 'key'])
    expect(isSecretName(name)).toBe(true);
  for (const name of ['max_tokens', 'keep_alive', 'tool_choice', 'model'])
    expect(isSecretName(name)).toBe(false);
  expect(withoutSecrets({a: [{token: 'x', b: 1}]})).toEqual({a: [{b: 1}]});
});

it('names what is left out of links, files, storage and code', () => {
  const body = {model: 'm', api_key: 'K', nested: [{token: 'T'}, {api_key: 'L'}], password: ''};
  expect(secretNames(body)).toEqual(['api_key', 'token']);
  expect(JSON.stringify(withoutSecrets(body))).not.toMatch(/"[KTL]"/);
  expect(secretNames({model: 'm'})).toEqual([]);
});
