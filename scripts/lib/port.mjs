import net from 'node:net';
import {fail} from './command.mjs';

function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) =>
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    );
    probe.listen({port, host, exclusive: true}, () => probe.close(() => resolve(true)));
  });
}

/** The port of `PORT` or the given one. Ends the run when it is no port or somebody listens there. */
export async function choosePort(fallback, command) {
  const text = process.env.PORT ?? String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`PORT is "${text}", which is not a port.`, 'Use a number from 1 to 65535.');
  const free = (await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'));
  if (!free)
    fail(
      `Port ${port} is in use.`,
      `Stop the program that uses it, or choose another one: PORT=${port + 1} ${command}`,
    );
  return port;
}
