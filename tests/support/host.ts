import type {IncomingMessage, ServerResponse} from 'node:http';
import {test as base} from '@playwright/test';
import {createStaticServer} from '../../scripts/lib/static-server.mjs';
import {serve} from './localServer';
import {BUILD} from './site';

/** A host's response instead of its file, or none, with a connection that stays open. */
export type Answer =
  'never' | {readonly status?: number; readonly type?: string; readonly body: string | Buffer};

export type Host = Awaited<ReturnType<typeof startHost>>;

/** A page instead of a file, with status 200: a wrong rewrite rule, a public network's login. */
export const LOGIN_PAGE: Answer = {
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Log in</title><p>Log in to the network</p>',
};

/** What a host without the file answers. */
export const NOT_FOUND: Answer = {status: 404, type: 'text/html', body: 'Not found'};

/** Hosts keep what is in `assets/` for a year, wrong answers with status 200 too. */
const cacheControl = (pathname: string, status: number) =>
  status === 200 && pathname.includes('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';

/**
 * Starts a host of the built site on a free port, which a test can break in the ways in which hosts break.
 *
 * @param options `redirects`: each page has one address, and the others redirect to it
 */
async function startHost({redirects = false} = {}) {
  const files = createStaticServer({folder: BUILD, redirects, brotliQuality: 1});
  const answers: {readonly paths: RegExp; readonly answer: Answer}[] = [];
  let isTime: () => boolean = () => false;

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (isTime()) {
      isTime = () => false;
      void server.stop();
      return;
    }
    const answer = answers.filter(({paths}) => paths.test(pathname)).at(-1)?.answer;
    if (answer === 'never') return;
    if (answer) {
      const {status = 200, type = 'application/octet-stream', body} = answer;
      response.writeHead(status, {
        'Content-Type': type,
        'Cache-Control': cacheControl(pathname, status),
      });
      response.end(body);
      return;
    }
    files.emit('request', request, response);
  };
  let server = await serve(respond, 'localhost');
  const {origin} = server;
  return {
    origin,
    /** Answers requests for these paths in another way, until the returned function is called. */
    answer(paths: RegExp, answer: Answer) {
      const rule = {paths, answer};
      answers.push(rule);
      return () => void answers.splice(answers.indexOf(rule), 1);
    },
    /** Stops as soon as a request makes this true. */
    stopWhen: (condition: typeof isTime) => void (isTime = condition),
    /** Takes the host off the network. */
    stop: () => server.stop(),
    /** Brings it back at the same address. */
    async start() {
      server = await serve(respond, 'localhost', Number(new URL(origin).port));
    },
  };
}

/** Playwright's `test` with `host`, which starts hosts that end with the test. */
export const test = base.extend<{host: typeof startHost}>({
  host: async ({browserName: _browserName}, provide) => {
    const hosts: Host[] = [];
    await provide(async (options) => {
      const started = await startHost(options);
      hosts.push(started);
      return started;
    });
    await Promise.all(hosts.map(({stop}) => stop()));
  },
});
