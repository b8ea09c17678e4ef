import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {afterAll, describe, expect, it} from 'vitest';
import {WebSocket} from 'ws';
import {checkTypes} from '../../src/plugins/live-examples/checkTypes';
import {
  buildGo,
  freePort,
  missingFor,
  SERVER_FOLDER,
  startServer,
  transpile,
} from '../support/processes';
import {read} from '../support/repository';

const OUTPUT = path.join(SERVER_FOLDER, 'short');
const page = read('examples/servers.mdx');
const BODY = JSON.stringify({messages: [{role: 'user', text: 'Hello'}]});
const REPLY = {text: 'You said: Hello'};

afterAll(() => rmSync(OUTPUT, {recursive: true, force: true}));

/** The first code fence with this title below a heading of the page. */
function fence(heading: string, title: string): string {
  const section = page.slice(page.indexOf(`{/* #${heading} */}`)).split(/\n## /)[0]!;
  const code = new RegExp(`title="${title.replace(/[+.[\]]/g, '\\$&')}"\n([^]*?)\n\`\`\``);
  const found = code.exec(section)?.[1];
  if (!found) throw new Error(`examples/servers.mdx has no "${title}" below #${heading}.`);
  return found;
}

/** Writes a program that listens on a free port and starts it. */
async function start(command: string, file: string, source: string) {
  const port = await freePort();
  mkdirSync(OUTPUT, {recursive: true});
  writeFileSync(path.join(OUTPUT, file), source.replace('8080', String(port)));
  const [program, args] = command === 'go' ? [buildGo(OUTPUT, file), []] : [command, [file]];
  const server = await startServer(program, args, {cwd: OUTPUT, port, env: {}});
  return {port, stop: server.stop};
}

async function replyOf(port: number): Promise<unknown> {
  const headers = {'Content-Type': 'application/json'};
  const url = `http://127.0.0.1:${port}/api/chat`;
  const response = await fetch(url, {method: 'POST', headers, body: BODY});
  expect(response.ok).toBe(true);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return response.json();
}

it('Vite forwards every route of the complete servers to their port', () => {
  const config = fence('vite', 'vite.config.ts');
  const forwarded = [...config.matchAll(/'(\/[a-z-]+)': backend/g)].map(([, path]) => path!);
  const routes = [...page.matchAll(/^\| `(\/api\S*)` /gm)].map(([, path]) => path!);
  expect(routes).toContain('/api/chat-stream');
  expect(routes.filter((route) => !forwarded.some((path) => route.startsWith(path)))).toEqual([]);
  const server = read('examples/_projects/express/server.mjs');
  const [, port] = /PORT \?\? (\d+)/.exec(server) ?? [];
  expect(config).toContain(`'http://localhost:${port}'`);
});

it('TypeScript finds nothing in the one for Nest', () => {
  const options = {
    types: ['node'],
    typeRoots: [path.join(SERVER_FOLDER, '../@types')],
    experimentalDecorators: true,
  };
  const file = {path: path.join(SERVER_FOLDER, 'nest.ts'), text: fence('nest', 'src/main.ts')};
  expect(checkTypes([file], options)).toEqual([]);
});

describe('the short servers of the page reply', () => {
  const programs = [
    ['Express', process.execPath, 'express.mjs', () => fence('express', 'server.mjs')],
    [
      'Nest',
      process.execPath,
      'nest.cjs',
      () => transpile(fence('nest', 'src/main.ts'), ts.ModuleKind.CommonJS),
    ],
    ['Flask', 'python3', 'app.py', () => fence('flask', 'app.py')],
    ['FastAPI', 'python3', 'main.py', () => fence('fastapi', 'main.py')],
    ['Django', 'python3', 'django_app.py', () => fence('django', 'app.py')],
    ['Go', 'go', 'main.go', () => fence('go', 'main.go')],
  ] as const;

  it.each(programs.filter(([name]) => !missingFor(name)))(
    '%s',
    async (_name, command, file, source) => {
      const server = await start(command, file, source());
      try {
        expect(await replyOf(server.port)).toEqual(REPLY);
      } finally {
        await server.stop();
      }
    },
    120_000,
  );

  it.each([
    ['Next.js', 'next', 'app/api/chat/route.ts', (request: Request) => request],
    ['SvelteKit', 'sveltekit', 'src/routes/api/chat/+server.ts', (request: Request) => ({request})],
  ])('%s', async (_name, heading, title, argument) => {
    const code = transpile(fence(heading, title), ts.ModuleKind.ESNext);
    const module = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as {POST: (argument: unknown) => Promise<Response>};
    const request = new Request('http://localhost/api/chat', {method: 'POST', body: BODY});
    expect(await (await module.POST(argument(request))).json()).toEqual(REPLY);
  });

  it('WebSocket', async () => {
    const server = await start(process.execPath, 'socket.mjs', fence('websocket', 'server.mjs'));
    try {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}`);
      const reply = await new Promise((resolve, reject) => {
        socket.on('open', () => socket.send(BODY));
        socket.on('message', (data) => resolve(JSON.parse(String(data))));
        socket.on('error', reject);
      });
      socket.close();
      expect(reply).toEqual(REPLY);
    } finally {
      await server.stop();
    }
  }, 60_000);
});
