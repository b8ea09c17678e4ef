import {describe, expect, it} from 'vitest';
import {hintFor} from './hints';

describe('hints for errors of a service', () => {
  it.each([
    ['TypeError: Failed to fetch', undefined, /CORS/],
    ['NetworkError when attempting to fetch resource.', undefined, /CORS/],
    ['Incorrect API key provided: sk-…', undefined, /didn't accept the key/],
    ['authentication_error: invalid x-api-key', undefined, /didn't accept the key/],
    ['Error, please try again.', 401, /didn't accept the key/],
    ['The model `gpt-4o` does not exist or you do not have access to it.', 404, /closed/],
    ['The model `llama` has been decommissioned', 400, /closed/],
    ['You exceeded your current quota', 429, /balance/],
    ['Something odd', 500, /Known limits/],
  ] as const)('%s (%s)', (message, status, hint) => {
    expect(hintFor(message, status)).toMatch(hint);
  });
});
