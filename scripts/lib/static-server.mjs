import {createReadStream, existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import {lookup, mimes} from 'mrmime';

mimes.ico = 'image/x-icon';
const TEXT = /^text|json|xml/;

/**
 * The rules of a `_headers` file, in its order: paths, of which `*` at the end is anything, with headers
 * below them.
 */
function readHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    if (/^\S/.test(line)) rules.push({path: line.trim(), headers: []});
    else {
      const [name, ...rest] = line.trim().split(': ');
      rules.at(-1).headers.push([name, rest.join(': ')]);
    }
  }
  return rules;
}

/**
 * The one address of a file on hosts that redirect the others to it, as GitHub Pages, Netlify and Cloudflare
 * Pages do: `/path/` for `path/index.html`, `/name` for `name.html`.
 */
const addressOf = (file, folder, baseUrl) =>
  baseUrl +
  path
    .relative(folder, file)
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '');

/** The page whose address differs from this one only in case, without a slash at its end. */
function pageInAnyCase(pathname, folder, baseUrl) {
  const wanted = pathname.replace(/\/$/, '').toLowerCase();
  return readdirSync(folder, {recursive: true})
    .filter((file) => file.endsWith('.html'))
    .map((file) => addressOf(path.join(folder, file), folder, baseUrl).replace(/\/$/, ''))
    .find((address) => address.toLowerCase() === wanted);
}

const fits = (path, pathname) =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;

/**
 * Serves a folder as a plain static host does: `/path` and `/path/` answer with `/path/index.html`, an
 * address in another case redirects to its page, unknown paths answer with `404.html` and status 404, text is
 * compressed with brotli, hashed assets are immutable, and the folder's `_headers` apply. With `redirects`
 * each page has one address, and the others redirect to it.
 *
 * @param {{folder: string, baseUrl?: string, brotliQuality?: number, redirects?: boolean}} options
 */
export function createStaticServer({folder, baseUrl = '/', brotliQuality = 9, redirects = false}) {
  /** Compressed bodies by file and its time, since the same few files are asked for again and again. */
  const compressed = new Map();

  const headersFile = path.join(folder, '_headers');
  const rules = existsSync(headersFile) ? readHeaders(readFileSync(headersFile, 'utf8')) : [];

  const fileOf = (pathname) => {
    if (!pathname.startsWith(baseUrl)) return undefined;
    const file = path.join(folder, pathname.slice(baseUrl.length));
    if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
    const candidates = [file, path.join(file, 'index.html'), `${file}.html`];
    return candidates.find((name) => existsSync(name) && statSync(name).isFile());
  };

  return http.createServer((request, response) => {
    let pathname;
    let search;
    try {
      const url = new URL(request.url ?? '/', 'http://localhost');
      pathname = decodeURIComponent(url.pathname);
      search = url.search;
    } catch {
      response.writeHead(400).end('Bad request');
      return;
    }
    const found = fileOf(pathname);
    const address = found
      ? redirects && addressOf(found, folder, baseUrl)
      : !path.extname(pathname) && pageInAnyCase(pathname, folder, baseUrl);
    if (address && address !== pathname) {
      response.writeHead(301, {Location: encodeURI(address) + search}).end();
      return;
    }
    const file = found ?? path.join(folder, '404.html');
    response.statusCode = found ? 200 : 404;
    const type = lookup(file) ?? 'application/octet-stream';
    const isText = TEXT.test(type);
    response.setHeader('Content-Type', isText ? `${type}; charset=utf-8` : type);
    response.setHeader('Cache-Control', 'no-cache');
    for (const rule of rules.filter(({path: place}) => fits(place, pathname)))
      for (const [name, value] of rule.headers) response.setHeader(name, value);
    if (!existsSync(file)) {
      response.end('Not found');
      return;
    }
    if (isText && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
      const key = `${file} ${statSync(file).mtimeMs}`;
      let body = compressed.get(key);
      if (!body) {
        body = zlib.brotliCompressSync(readFileSync(file), {
          params: {[zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality},
        });
        compressed.set(key, body);
      }
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Content-Length', body.length);
      response.end(request.method === 'HEAD' ? undefined : body);
      return;
    }
    response.setHeader('Content-Length', statSync(file).size);
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
}

/** Starts a server on loopback; resolves with it and its port (0 asks for a free one). */
export function listen(server, port = 0) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve({server, port: server.address().port}));
  });
}
