// `npm run serve`: serves build/ the way a static host does, at http://localhost:3000.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fail, ROOT} from './lib/command.mjs';
import {createStaticServer, listen} from './lib/static-server.mjs';

const name = process.argv[2] ?? 'build';
const folder = path.resolve(ROOT, name);
if (!existsSync(path.join(folder, 'index.html')))
  fail(`There is no built site in ${name}/.`, 'Build it first: npm run build');
const baseUrl = process.env.SITE_BASE_URL ?? '/';
const port = Number(process.env.PORT ?? 3000);
await listen(createStaticServer({folder, baseUrl}), port).catch(({message}) =>
  fail(message, 'Choose another port: PORT=3001 npm run serve'),
);
console.log(`Serving ${name}/ at http://localhost:${port}${baseUrl}`);
