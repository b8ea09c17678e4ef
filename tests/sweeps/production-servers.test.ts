import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {afterAll, afterEach, describe, expect, it} from 'vitest';
import {planOf} from '../../src/playground/production/plan';
import {
  productionProject,
  SERVERS,
  type ServerId,
} from '../../src/playground/production/productionProject';
import {demoChat, type ChatModel} from '../../src/playground/schema';
import {
  freePort,
  has,
  SERVER_FOLDER,
  startServer,
  transpile,
  type Running,
} from '../support/processes';
import {PROVIDER_SECRET, startProvider} from '../support/provider';
import {productionSamples} from '../support/productionSamples';
import {SITE} from '../support/repository';

const OUT = path.join(SERVER_FOLDER, 'production');
const KEY = 'key-of-the-server-4711';
const chat: ChatModel = {
  ...demoChat('c1'),
  name: 'Helper',
  provider: 'mistral',
  mode: 'chat',
  stream: true,
  values: {'mistral.chat': {model: 'a-model', system_prompt: 'Be brief.', temperature: 0.5}},
  look: {user: '#1d4e79'},
};

function filesFor(server: ServerId): Readonly<Record<string, string>> {
  const plan = planOf(chat, {systemPrompt: ''});
  if ('reason' in plan) throw new Error(plan.reason);
  return productionProject(chat, server, plan, productionSamples).files;
}

const python = has('python3', '-c', 'import fastapi, httpx, uvicorn');
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => rmSync(OUT, {recursive: true, force: true}));

/** Writes the files of a project and returns its folder. */
function write(server: ServerId, more: Readonly<Record<string, string>> = {}): string {
  const folder = path.join(OUT, server);
  for (const [name, text] of Object.entries({...filesFor(server), ...more})) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Runs the Next.js project's route handler behind Node's own server, which is all it needs. */
function nextHost(): Readonly<Record<string, string>> {
  const host = path.join(SITE, 'tests/support/routeHost.mjs');
  return {
    'app/api/chat/route.mjs': transpile(
      filesFor('next')['app/api/chat/route.ts'] ?? '',
      ts.ModuleKind.ESNext,
    ),
    'host.mjs': `import {host} from '${host}';\nimport {POST} from './app/api/chat/route.mjs';\nhost({'/api/chat': POST}, 'next');\n`,
  };
}

async function start(server: ServerId, env: Record<string, string>) {
  const port = await freePort();
  const cwd = write(server, server === 'next' ? nextHost() : {});
  const [command, file] =
    server === 'fastapi'
      ? ['python3', 'main.py']
      : [process.execPath, server === 'next' ? 'host.mjs' : 'server.mjs'];
  const running: Running = await startServer(command, [file], {cwd, port, env});
  stops.push(running.stop);
  return `http://127.0.0.1:${port}`;
}

function say(origin: string, body: unknown): Promise<Response> {
  return fetch(`${origin}/api/chat`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', Accept: 'text/event-stream'},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const messages = (text: string) => ({messages: [{role: 'user', text}]});

describe.each(SERVERS.map(({id}) => id))('the project for %s', (server) => {
  const cannot = server === 'fastapi' && !python;

  it.skipIf(cannot)(
    `streams the provider's reply, and only the server has the key${cannot ? ' (FastAPI is not installed here)' : ''}`,
    async () => {
      const provider = await startProvider();
      stops.push(provider.stop);
      const PROVIDER_URL = `${provider.url}/chat/completions`;
      const origin = await start(server, {PROVIDER_URL, MISTRAL_API_KEY: KEY});
      const reply = await say(origin, messages('Hello'));
      expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/);
      expect(await reply.text()).toBe(
        ['From ', 'the ', 'provider.'].map((text) => event({text}, server)).join(''),
      );
      expect(provider.requests).toMatchObject([
        {
          authorization: `Bearer ${KEY}`,
          body: {
            model: 'a-model',
            temperature: 0.5,
            stream: true,
            messages: [
              {role: 'system', content: 'Be brief.'},
              {role: 'user', content: 'Hello'},
            ],
          },
        },
      ]);

      const failed = await say(origin, messages('fail'));
      expect(failed.status).toBe(502);
      expect(await failed.text()).not.toContain(PROVIDER_SECRET);
      for (const [body, status] of [
        ['{', 400],
        [{messages: []}, 400],
        [messages('x'.repeat(9000)), 413],
        [messages('x'.repeat(70_000)), 413],
      ] as const) {
        const refused = await say(origin, body);
        expect(refused.status).toBe(status);
        expect(await refused.json()).toHaveProperty('error');
      }
      expect(provider.requests).toHaveLength(2);
    },
  );

  it.skipIf(cannot)(
    `serves the page, and asks for its key${cannot ? ' (FastAPI is not installed here)' : ''}`,
    async () => {
      const origin = await start(server, {MISTRAL_API_KEY: ''});
      const reply = await say(origin, messages('Hello'));
      expect(reply.status).toBe(503);
      expect(await reply.json()).toEqual({error: 'The assistant is not set up yet.'});
      // Next.js serves the pages on its own.
      if (server === 'next') return;
      const page = await (await fetch(origin)).text();
      expect(page).toContain('/api/chat');
      expect(page).toContain('#1d4e79');
    },
  );

  // @spec playground.37
  it('names the variable of the key and holds no secret', () => {
    const files = filesFor(server);
    expect(files['.env.example']).toBe('MISTRAL_API_KEY=\n');
    expect(files['README.md']).toContain('MISTRAL_API_KEY');
    expect(files['.gitignore']).toContain('.env');
    expect(files['README.md']).not.toContain('{{');
    expect(JSON.stringify(files)).not.toContain('YOUR_API_KEY');
    const page = files[server === 'next' ? 'app/ChatExample.tsx' : 'public/index.html'];
    expect(page ?? JSON.stringify(Object.keys(files))).toContain('/api/chat');
  });
});

/** An event as each server language writes it. */
function event(part: object, server: ServerId): string {
  const json = JSON.stringify(part);
  return `data: ${server === 'fastapi' ? json.replace(':', ': ') : json}\n\n`;
}

it('has Python that compiles', () => {
  const folder = write('fastapi');
  for (const file of ['main.py', 'messages.py', 'provider.py', 'provider_request.py'])
    execFileSync('python3', ['-m', 'py_compile', file], {cwd: folder});
  expect(readFileSync(path.join(folder, 'main.py'), 'utf8')).toContain('/api/chat');
});
