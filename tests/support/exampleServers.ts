import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Plugin} from 'vite';
import {buildGo, startServer, transpile, type Running} from './processes';

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

const python =
  (project: string, args: (port: number) => readonly string[]) => (options: StartOptions) =>
    startServer('python3', args(options.port), {cwd: path.join(PROJECTS, project), ...options});

function startNest(options: StartOptions) {
  const source = readFileSync(path.join(PROJECTS, 'nest/src/main.ts'), 'utf8');
  const main = output('nest', 'main.cjs', transpile(source, ts.ModuleKind.CommonJS));
  return startServer(process.execPath, [main], {cwd: SITE, ...options});
}

function startGo(options: StartOptions) {
  mkdirSync(OUTPUT, {recursive: true});
  const program = buildGo(path.join(PROJECTS, 'go'), '.', OUTPUT);
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
    // Required beside the tests' files, it fails now and then: Node 20 loads it twice at a time.
    const {build} = await import('vite');
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
  {name: 'Go', start: startGo},
  {name: 'Flask', start: python('flask', () => ['app.py'])},
  {name: 'FastAPI', start: python('fastapi', () => ['main.py'])},
  {
    name: 'Django',
    start: python('django', (port) => [
      '-m',
      'django',
      'runserver',
      '--settings=settings',
      '--noreload',
      String(port),
    ]),
  },
  {name: 'WebSocket', isWebsocket: true, start: node('websocket')},
];
