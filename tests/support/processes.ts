import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {createServer} from 'node:net';

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
