import {spawn, spawnSync} from 'node:child_process';
import net from 'node:net';
import {expect as baseExpect} from '@playwright/test';

// A development server compiles a page when it is first asked for.
const expect = baseExpect.configure({timeout: 120_000});

/** Messages of development servers and frameworks about themselves. */
const TALK = /\[vite\]|\[HMR\]|DevTools|Download the React|Vue Devtools|Angular is running in dev/i;

/**
 * Talks to the chat of the example on a page.
 *
 * @throws when the chat, its button or its callback does not answer, and for errors and warnings in the console
 */
export async function chatWith(page, url) {
  const problems = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !TALK.test(message.text()))
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
      problems.push(`${response.status()} for ${response.url()}`);
  });
  // A chat without a font of its own asks for one. Neither that host nor any other is part of this check.
  await page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({contentType: 'text/css', body: ''}),
  );
  await page.goto(url, {timeout: 120_000});
  try {
    const chat = page.locator('deep-chat');
    await expect(chat.getByText('A shop for fruit')).toBeVisible();
    await page.getByRole('button', {name: 'Ask for an apple'}).click();
    await expect(chat.getByText('"apple" costs 2')).toBeVisible();
    await expect(page).toHaveTitle('Last: "apple" costs 2');
    const input = chat.locator('#text-input');
    await input.click();
    await page.keyboard.type('pear');
    await page.keyboard.press('Enter');
    await expect(chat.getByText('"pear" costs nothing')).toBeVisible();
    // Nothing was started over on the way.
    await expect(chat.locator('.user-message-text')).toHaveText(['apple', 'pear']);
  } catch (error) {
    throw new Error([error.message, ...problems].join('\n    '), {cause: error});
  }
  const said = problems.filter((problem) => !problem.includes('favicon.ico'));
  if (said.length > 0) throw new Error(said.join('\n    '));
}

/** A project is asked nothing: there is nobody at its terminal. */
const ENVIRONMENT = {
  ...process.env,
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};

/** The end of what a program wrote: where it says why it failed. */
const tail = (text) => text.trim().split('\n').slice(-25).join('\n    ');

const isWindows = process.platform === 'win32';
const groups = new Set();

/** Ends a program with all that it started. */
function end(child) {
  if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
  else
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // it has ended already
    }
}
process.on('exit', () => groups.forEach(end));

function start(command, args, cwd) {
  // A separate process group, because npm's child doesn't end with npm.
  const child = spawn(command, args, {
    cwd,
    env: ENVIRONMENT,
    shell: isWindows,
    detached: !isWindows,
  });
  const program = {child, output: ''};
  groups.add(child);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => (program.output += String(data)));
  program.ended = new Promise((resolve) => {
    child.on('error', (error) => {
      program.output += error.message;
      resolve(1);
    });
    child.on('close', (code) => {
      groups.delete(child);
      resolve(code ?? 1);
    });
  });
  return program;
}

/** Runs a program to its end. @throws Error with the end of its output when it fails */
export async function runCommand(command, args, cwd) {
  const program = start(command, args, cwd);
  const code = await program.ended;
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}\n    ${tail(program.output)}`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const {port} = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Runs `npm start` in a folder until it answers. @throws Error with its output when it ends before */
export async function startProject(cwd) {
  const port = await freePort();
  const program = start('npm', ['start', '--', '--port', String(port)], cwd);
  const url = `http://localhost:${port}/`;
  let hasEnded = false;
  void program.ended.then(() => (hasEnded = true));
  const stop = async () => {
    if (hasEnded) return;
    end(program.child);
    await program.ended;
  };
  const last = Date.now() + 300_000;
  for (;;) {
    const answer = await fetch(url, {signal: AbortSignal.timeout(120_000)}).catch(() => undefined);
    if (answer?.ok) return {url, stop};
    if (hasEnded) throw new Error(`npm start ended\n    ${tail(program.output)}`);
    if (Date.now() > last) {
      await stop();
      throw new Error(`npm start did not answer at ${url}\n    ${tail(program.output)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
