import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {build, type Plugin} from 'vite';
import {has, startServer, type Running} from './processes';

const SITE = path.resolve(__dirname, '../..');
export const PROJECTS = path.join(SITE, 'examples/_projects');
/** Generated files, below the site's folder so that imports find its packages. */
const OUTPUT = path.join(SITE, 'test-results/projects');

export interface StartOptions {
  readonly port: number;
  readonly env: Record<string, string>;
}

/** A server of the examples that can be started here. */
export interface ExampleServer {
  readonly name: string;
  /** Says why it cannot run on this machine. */
  readonly missing?: () => string | undefined;
  readonly start: (options: StartOptions) => Promise<Running>;
  /** Where its routes begin. */
  readonly base?: string;
  /** It serves pages too, so the chat's page comes from the same origin. */
  readonly isSameOrigin?: boolean;
  readonly isWebsocket?: boolean;
}

function output(name: string, file: string, text: string): string {
  const folder = path.join(OUTPUT, name);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, file), text);
  return path.join(folder, file);
}

const node = (project: string) => (options: StartOptions) =>
  startServer(process.execPath, ['server.mjs'], {cwd: path.join(PROJECTS, project), ...options});

function startNest(options: StartOptions) {
  const source = readFileSync(path.join(PROJECTS, 'nest/src/main.ts'), 'utf8');
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
      experimentalDecorators: true,
      emitDecoratorMetadata: true,
    },
  });
  const main = output('nest', 'main.cjs', outputText);
  return startServer(process.execPath, [main], {cwd: SITE, ...options});
}

function startGo(options: StartOptions) {
  mkdirSync(OUTPUT, {recursive: true});
  const program = path.join(OUTPUT, 'go-server');
  execFileSync('go', ['build', '-o', program, '.'], {
    cwd: path.join(PROJECTS, 'go'),
    env: {...process.env, GOPROXY: 'off', GOFLAGS: '-buildvcs=false', CGO_ENABLED: '0'},
  });
  return startServer(program, [], {cwd: SITE, ...options});
}

/** The route handlers of a framework behind Node's own server, which is all they need to run. */
const routeHandlers =
  (project: string, fileOf: (route: string) => string, alias: Record<string, string>) =>
  async (options: StartOptions) => {
    const routes = ['chat', 'chat-stream', 'files', 'assistant'];
    const folder = path.join(PROJECTS, project);
    const entry = path.join(SITE, 'route-handlers-entry.js');
    const code = [
      ...routes.map(
        (route, index) => `import {POST as r${index}} from '${folder}/${fileOf(route)}';`,
      ),
      `import {host} from '${path.join(__dirname, 'routeHost.mjs')}';`,
      `host({${routes.map((route, index) => `'/api/${route}': r${index}`).join(', ')}}, '${project}');`,
    ].join('\n');
    const virtual: Plugin = {
      name: 'virtual-modules',
      enforce: 'pre',
      resolveId: (id) => (id === entry || id === '$env/dynamic/private' ? `\0${id}` : undefined),
      load: (id) =>
        id === `\0${entry}`
          ? code
          : id === '\0$env/dynamic/private'
            ? 'export const env = process.env;'
            : undefined,
    };
    const outDir = path.join(OUTPUT, project);
    await build({
      root: SITE,
      configFile: false,
      logLevel: 'error',
      plugins: [virtual],
      resolve: {alias},
      publicDir: false,
      // Rolldown reads TypeScript without it; the project's tsconfig builds on one that SvelteKit writes.
      oxc: false,
      build: {
        ssr: true,
        outDir,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: {
          input: entry,
          tsconfig: false,
          output: {entryFileNames: 'server.mjs', format: 'es'},
        },
      },
    });
    return startServer(process.execPath, [path.join(outDir, 'server.mjs')], {
      cwd: SITE,
      ...options,
    });
  };

/** The servers that tests talk to, in the order of the page. */
export const EXAMPLE_SERVERS: readonly ExampleServer[] = [
  {name: 'Express', start: node('express')},
  {name: 'Nest', start: startNest},
  {
    name: 'Next.js (its route handlers)',
    base: '/api',
    isSameOrigin: true,
    start: routeHandlers('next', (route) => `app/api/${route}/route.ts`, {}),
  },
  {
    name: 'SvelteKit (its route handlers)',
    base: '/api',
    isSameOrigin: true,
    start: routeHandlers('sveltekit', (route) => `src/routes/api/${route}/+server.ts`, {
      // The reader copies this file of the Next.js routes.
      '$lib/server': path.join(PROJECTS, 'next/lib'),
    }),
  },
  {
    name: 'Go',
    missing: () => (has('go', 'version') ? undefined : 'Go is not installed on this machine'),
    start: startGo,
  },
  {
    name: 'Flask',
    missing: () =>
      has('python3', '-c', 'import flask')
        ? undefined
        : 'Python 3 with Flask is not installed on this machine',
    start: (options) =>
      startServer('python3', ['app.py'], {cwd: path.join(PROJECTS, 'flask'), ...options}),
  },
  {
    name: 'FastAPI',
    missing: () =>
      has('python3', '-c', 'import fastapi, uvicorn, multipart')
        ? undefined
        : 'Python 3 with FastAPI, uvicorn and python-multipart is not installed on this machine',
    start: (options) =>
      startServer('python3', ['main.py'], {cwd: path.join(PROJECTS, 'fastapi'), ...options}),
  },
  {
    name: 'Django',
    missing: () =>
      has('python3', '-c', 'import django')
        ? undefined
        : 'Python 3 with Django is not installed on this machine',
    start: (options) =>
      startServer(
        'python3',
        ['-m', 'django', 'runserver', '--settings=settings', '--noreload', String(options.port)],
        {cwd: path.join(PROJECTS, 'django'), ...options},
      ),
  },
  {name: 'WebSocket', isWebsocket: true, start: node('websocket')},
];
