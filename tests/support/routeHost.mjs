import {createServer} from 'node:http';
import {Readable} from 'node:stream';

/**
 * Runs route handlers that take a web `Request` and answer a web `Response` behind Node's server, as Next.js
 * (`POST(request)`) and SvelteKit (`POST({request})`) call them.
 *
 * @param {Record<string, (input: never) => Promise<Response>>} routes
 * @param {string} project
 */
export function host(routes, project) {
  createServer(async (incoming, outgoing) => {
    const handle = incoming.method === 'POST' ? routes[incoming.url] : undefined;
    if (!handle) return outgoing.writeHead(404).end();
    const stop = new AbortController();
    outgoing.on('close', () => stop.abort());
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: 'POST',
      headers: /** @type {Record<string, string>} */ (incoming.headers),
      body: Readable.toWeb(incoming),
      duplex: 'half',
      signal: stop.signal,
    });
    const response = await handle(project === 'next' ? request : {request});
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    Readable.fromWeb(response.body).pipe(outgoing);
  }).listen(Number(process.env.PORT), '127.0.0.1');
}
