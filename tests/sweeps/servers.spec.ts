import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {serve} from '../support/localServer';
import {
  buildGo,
  freePort,
  missingFor,
  type Running,
  SERVER_FOLDER,
  startServer,
  transpile,
} from '../support/processes';
import {PROVIDER_SECRET, startProvider} from '../support/provider';
import {SAMPLE_MODELS} from '../../src/providers/sampleModels';
import ts from 'typescript';
import {BUNDLE, read, SITE} from '../support/repository';

const PROJECTS = path.join(SITE, 'examples/_projects');
const OUTPUT = path.join(SERVER_FOLDER, 'projects');

interface StartOptions {
  readonly port: number;
  readonly env: Record<string, string>;
}

/** A server of the examples that can be started here. */
interface ExampleServer {
  readonly name: string;
  readonly start: (options: StartOptions) => Promise<Running>;
  /** It serves pages too, so the chat's page comes from the same origin. */
  readonly isSameOrigin?: boolean;
  readonly isWebsocket?: boolean;
}

const node = (project: string) => (options: StartOptions) =>
  startServer(process.execPath, ['server.mjs'], {cwd: path.join(PROJECTS, project), ...options});

const python =
  (project: string, args: (port: number) => readonly string[]) => (options: StartOptions) =>
    startServer('python3', args(options.port), {cwd: path.join(PROJECTS, project), ...options});

function startNest(options: StartOptions) {
  const source = readFileSync(path.join(PROJECTS, 'nest/src/main.ts'), 'utf8');
  const main = path.join(OUTPUT, 'nest.cjs');
  mkdirSync(OUTPUT, {recursive: true});
  writeFileSync(main, transpile(source, ts.ModuleKind.CommonJS));
  return startServer(process.execPath, [main], {cwd: OUTPUT, ...options});
}

function startGo(options: StartOptions) {
  mkdirSync(OUTPUT, {recursive: true});
  const program = buildGo(path.join(PROJECTS, 'go'), '.', OUTPUT);
  return startServer(program, [], {cwd: SITE, ...options});
}

/** The route handlers of a framework behind Node's own server, which is all they need to run. */
const routeHandlers =
  (project: string, shared: string, fileOf: (route: string) => string) =>
  (options: StartOptions) => {
    const folder = path.join(OUTPUT, project);
    mkdirSync(folder, {recursive: true});
    const write = (name: string, code: string) => writeFileSync(path.join(folder, name), code);
    const routes = ['chat', 'chat-stream', 'files', 'assistant'];
    // Readers of the SvelteKit routes copy this file of the Next.js routes.
    for (const [name, file] of [
      ['chat-server', 'next/lib/chat-server.ts'] as const,
      ...routes.map((route) => [route, `${project}/${fileOf(route)}`] as const),
    ])
      write(
        `${name}.mjs`,
        transpile(readFileSync(path.join(PROJECTS, file), 'utf8'), ts.ModuleKind.ESNext)
          .replace(`'${shared}/chat-server'`, "'./chat-server.mjs'")
          .replace("'$env/dynamic/private'", "'./env.mjs'"),
      );
    write('env.mjs', 'export const env = process.env;');
    write(
      'server.mjs',
      [
        `import {host} from '${path.join(SITE, 'tests/support/routeHost.mjs')}';`,
        ...routes.map((route, index) => `import {POST as r${index}} from './${route}.mjs';`),
        `host({${routes.map((route, index) => `'/api/${route}': r${index}`).join(', ')}}, '${project}');`,
      ].join('\n'),
    );
    return startServer(process.execPath, ['server.mjs'], {cwd: folder, ...options});
  };

/** The servers that tests talk to, in the order of the page. */
const EXAMPLE_SERVERS: readonly ExampleServer[] = [
  {name: 'Express', start: node('express')},
  {name: 'Nest', start: startNest},
  {
    name: 'Next.js (its route handlers)',
    isSameOrigin: true,
    start: routeHandlers('next', '../../../lib', (route) => `app/api/${route}/route.ts`),
  },
  {
    name: 'SvelteKit (its route handlers)',
    isSameOrigin: true,
    start: routeHandlers(
      'sveltekit',
      '$lib/server',
      (route) => `src/routes/api/${route}/+server.ts`,
    ),
  },
  {name: 'Go', start: startGo},
  {name: 'Flask', start: python('flask', () => ['app.py'])},
  {name: 'FastAPI', start: python('fastapi', () => ['main.py'])},
  {
    name: 'Django',
    start: python('django', (port) =>
      `-m django runserver --settings=settings --noreload ${port}`.split(' '),
    ),
  },
  {name: 'WebSocket', isWebsocket: true, start: node('websocket')},
];

const COMPONENT = read(BUNDLE);
const PAGE =
  '<!doctype html><title>Chat</title><script type="module" src="/component.js"></script>';
const KEY = 'key-of-the-server-4711';

test.describe.configure({timeout: 180_000});

/** Serves the page with the chat, on a separate origin. */
const startPage = () =>
  serve(({url}, response) => {
    const isComponent = url === '/component.js';
    response.writeHead(200, {'Content-Type': isComponent ? 'text/javascript' : 'text/html'});
    response.end(isComponent ? COMPONENT : PAGE);
  });

interface Talk {
  readonly connect: Record<string, unknown>;
  readonly text: string;
  /** Attaches a small file of this type to the message. */
  readonly withFile?: 'image/png' | 'image/gif';
  readonly properties?: Record<string, unknown>;
}

interface Answer {
  readonly text?: string;
  readonly error?: string;
  /** What came from the server until the answer was complete. */
  readonly parts: number;
}

/** A new chat sends one message and waits for the answer or the error that it shows. */
function talk(page: Page, options: Talk): Promise<Answer> {
  return page.evaluate(async ({connect, text, withFile, properties}) => {
    const chat = document.createElement('deep-chat');
    chat.style.fontFamily = 'sans-serif';
    let parts = 0;
    let isSent = false;
    const answered = new Promise<Answer>((resolve) => {
      chat.onMessage = ({message, isHistory}) => {
        if (isHistory) return;
        if (message.role === 'ai') resolve({text: message.text, parts});
        else isSent = true;
      };
      chat.onError = (error) => resolve({error: String(error), parts});
    });
    const rendered = new Promise((resolve) =>
      chat.addEventListener('render', () => setTimeout(resolve)),
    );
    Object.assign(chat, {
      connect,
      errorMessages: {displayServiceErrorMessages: true},
      responseInterceptor: (response: unknown) => {
        parts += 1;
        return response;
      },
      ...(withFile && {images: {files: {acceptedFormats: '.png,.gif'}}}),
      ...properties,
    });
    document.body.replaceChildren(chat);
    await rendered;
    const file = withFile && new File(['hello'], `dot.${withFile.slice(6)}`, {type: withFile});
    // While a connection is not open the chat takes no message.
    while (!isSent) {
      chat.submitUserMessage({text, ...(file && {files: [file]})});
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return answered;
  }, options);
}

/** Each server's four jobs and the requests that they refuse. */
async function check(server: ExampleServer, page: Page, baseURL: string): Promise<void> {
  const [provider, ownPage, port] = await Promise.all([startProvider(), startPage(), freePort()]);
  const origin = server.isSameOrigin ? `http://127.0.0.1:${port}` : ownPage.origin;
  const env = {ALLOWED_ORIGIN: origin, OPENAI_API_KEY: KEY, PROVIDER_URL: provider.url};
  const running = await server.start({port, env});
  const scheme = server.isWebsocket ? 'ws' : 'http';
  const connectTo = (route: string, more: Record<string, unknown> = {}) => ({
    url: `${scheme}://127.0.0.1:${port}/api/${route}`,
    ...(server.isWebsocket && {websocket: true}),
    ...more,
  });
  /** All that left the page for the server. */
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(JSON.stringify(request.headers()) + (request.postData() ?? ''));
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({payload}) => sent.push(String(payload)));
  });
  try {
    if (server.isSameOrigin)
      await page.route(new RegExp(`^${origin}/(component\\.js)?$`), (route) =>
        route.request().url().endsWith('.js')
          ? route.fulfill({contentType: 'text/javascript', body: COMPONENT})
          : route.fulfill({contentType: 'text/html', body: PAGE}),
      );
    await page.goto(`${origin}/`);
    await page.waitForFunction(() => customElements.get('deep-chat'));

    expect(await talk(page, {connect: connectTo('chat'), text: 'Hello'})).toMatchObject({
      text: 'You said: Hello',
    });

    const stream = server.isWebsocket ? {simulation: 'END'} : true;
    const streamed = await talk(page, {
      connect: connectTo('chat-stream', {stream}),
      text: 'one two three',
    });
    expect(streamed.text?.trim()).toBe('You said: one two three');
    expect(streamed.parts, 'the answer came in parts').toBeGreaterThanOrEqual(5);

    const upload = {connect: connectTo('files'), text: 'Read this'};
    expect(await talk(page, {...upload, withFile: 'image/png'})).toMatchObject({
      text: 'Received dot.png (5 bytes).',
    });
    expect(await talk(page, upload)).toMatchObject({text: 'No file was attached.'});
    expect(await talk(page, {...upload, withFile: 'image/gif'})).toMatchObject({
      error: 'This type of file is not accepted.',
    });

    const conversation = {
      history: [
        {role: 'user', text: 'First'},
        {role: 'ai', text: 'Second'},
      ],
      requestBodyLimits: {maxMessages: 20},
    };
    const assistant = connectTo('assistant', {additionalBodyProps: {model: 'a-dear-model'}});
    expect(
      await talk(page, {connect: assistant, text: 'Third', properties: conversation}),
    ).toMatchObject({text: 'From the provider.'});
    expect(await talk(page, {connect: assistant, text: 'fail'})).toMatchObject({
      error: 'The assistant is not available right now.',
    });
    expect(provider.requests).toMatchObject([
      {
        path: '/v1/chat/completions',
        authorization: `Bearer ${KEY}`,
        body: {
          model: SAMPLE_MODELS.openAI,
          max_completion_tokens: 2000,
          messages: [
            {role: 'user', content: 'First'},
            {role: 'assistant', content: 'Second'},
            {role: 'user', content: 'Third'},
          ],
        },
      },
      {authorization: `Bearer ${KEY}`, origin: undefined},
    ]);

    if (server.name === 'Express') {
      const live = connectTo('assistant-stream', {stream: true});
      const answer = await talk(page, {connect: live, text: 'Hello'});
      expect(answer).toMatchObject({text: 'From the provider.', parts: 3});
    }
    if (!server.isWebsocket && !server.isSameOrigin) {
      const {headers} = await fetch(connectTo('chat').url, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', Origin: baseURL},
        body: JSON.stringify({messages: [{role: 'user', text: 'Hello'}]}),
      });
      expect([origin, null]).toContain(headers.get('access-control-allow-origin'));
    }
    const all = `${sent.join('\n')}${await page.content()}`;
    expect(all).toContain('a-dear-model');
    expect(all).not.toContain(KEY);
    expect(all).not.toContain(PROVIDER_SECRET);
  } finally {
    await page.close(); // servers wait for open connections
    await Promise.all([running.stop(), provider.stop(), ownPage.stop()]);
  }
}

for (const server of EXAMPLE_SERVERS)
  test(`${server.name}: a chat talks, streams, uploads, asks a model`, async ({page, baseURL}) => {
    // Languages that a machine lacks are named by the run, with the tests that were left out.
    const reason = missingFor(server.name);
    test.skip(reason !== undefined, reason);
    await check(server, page, baseURL!);
  });
