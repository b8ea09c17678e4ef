import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {createServer} from 'node:net';
import path from 'node:path';
import ts from 'typescript';
import {SITE} from './repository';

/** Where tests write servers to start: below the packages that the example servers import. */
export const SERVER_FOLDER = path.join(SITE, 'examples/_projects/node_modules/.cache');

/** A port of this machine that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as {port: number};
      probe.close(() => resolve(port));
    });
  });
}

/** Whether a command can be run; its output is of no interest. */
export function has(command: string, ...args: string[]): boolean {
  const {status, error} = spawnSync(command, args, {stdio: 'ignore'});
  return !error && status === 0;
}

/** What the servers of the examples need beside Node.js, by their names: Go, or packages of Python. */
const PYTHON: Readonly<Record<string, string>> = {
  Flask: 'flask',
  FastAPI: 'fastapi, uvicorn, multipart',
  Django: 'django',
};

/** Says why a server of the examples can't run on this machine. */
export function missingFor(server: string): string | undefined {
  const packages = PYTHON[server];
  const canRun = packages
    ? has('python3', '-c', `import ${packages}`)
    : server !== 'Go' || has('go', 'version');
  if (canRun) return undefined;
  return `${packages ? `Python 3 with ${packages}` : 'Go'} is not installed on this machine`;
}

/** Builds a program in Go, because `go run` starts a child that a signal would not reach. Returns its path. */
export function buildGo(cwd: string, source: string, folder = cwd): string {
  const program = path.join(folder, 'go-server');
  execFileSync('go', ['build', '-o', program, source], {
    cwd,
    env: {...process.env, GOPROXY: 'off', GOFLAGS: '-buildvcs=false', CGO_ENABLED: '0'},
  });
  return program;
}

/** Turns TypeScript into what Node.js runs. */
export function transpile(source: string, module: ts.ModuleKind): string {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module,
    experimentalDecorators: true,
    emitDecoratorMetadata: true,
  };
  return ts.transpileModule(source, {compilerOptions}).outputText;
}

/** A program started for a test. */
export interface Running {
  /** What it has written so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

async function isListening(port: number): Promise<boolean> {
  try {
    // Any answer will do: also "not found" and "upgrade required".
    await fetch(`http://127.0.0.1:${port}/`, {signal: AbortSignal.timeout(5000)});
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a server and waits until it answers.
 *
 * @throws Error with what it wrote when it ends before
 */
export async function startServer(
  command: string,
  args: readonly string[],
  {cwd, port, env}: {cwd: string; port: number; env: Record<string, string>},
): Promise<Running> {
  let output = '';
  const child: ChildProcess = spawn(command, args, {
    cwd,
    env: {...process.env, ...env, PORT: String(port)},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (data) => (output += String(data)));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => (output += String(error)));
    child.on('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  while (!(await isListening(port))) {
    if (hasEnded) throw new Error(`${command} ${args.join(' ')} ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    output: () => output,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
