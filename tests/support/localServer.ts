import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server on this machine. */
export interface LocalServer {
  readonly origin: string;
  /** Ends it, and the connections that are still open. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server that answers with a function, on a free port unless one is given.
 *
 * @param hostname - `localhost` where a page of the site asks it, whose policy and keys know the name.
 */
export async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  hostname: '127.0.0.1' | 'localhost' = '127.0.0.1',
  at = 0,
): Promise<LocalServer> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(at, hostname, resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://${hostname}:${port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
