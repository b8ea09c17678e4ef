import {spawn} from 'node:child_process';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {REPLY, REQUEST, SERVER} from './server';

const PORT = '18734';
const server = spawn(process.execPath, ['--input-type=module', '-e', SERVER], {
  env: {...process.env, PORT},
});
const url = `http://localhost:${PORT}/api/chat`;

beforeAll(async () => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(url, {method: 'OPTIONS'});
      return;
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }
  throw new Error('The server of the start path did not start.');
});
afterAll(() => void server.kill());

describe('the server of the start path', () => {
  it('answers a text message in the shape that is shown', async () => {
    const reply = await fetch(url, {method: 'POST', body: REQUEST});
    expect(reply.headers.get('content-type')).toBe('application/json');
    expect(Object.keys(await reply.json())).toEqual(Object.keys(JSON.parse(REPLY)));
  });

  it('allows a page of another origin to ask first', async () => {
    const reply = await fetch(url, {method: 'OPTIONS'});
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  it('answers nonsense with an error', async () => {
    const reply = await fetch(url, {method: 'POST', body: 'nonsense'});
    expect(reply.status).toBe(400);
    expect(await reply.json()).toHaveProperty('error');
  });
});
