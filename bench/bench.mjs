// `npm run bench -- NAME`: runs one measurement. Each other script of this folder is one; README.md explains them.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {fail, ROOT, ensurePackages} from '../scripts/lib/command.mjs';

ensurePackages();
const {chromium} = await import('@playwright/test');
const {CHROMIUM_ARGS, ensureChromium} = await import('../scripts/lib/chromium.mjs');
const {createStaticServer, listen} = await import('../scripts/lib/static-server.mjs');

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs') && file !== 'bench.mjs')
  .map((file) => path.parse(file).name);
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    runs: {type: 'string', default: '3'},
    page: {type: 'string', multiple: true, default: []},
    times: {type: 'string', multiple: true, default: ['4', '10']},
  },
});
const [name = ''] = positionals;
if (!names.includes(name))
  fail(
    `There is no measurement "${name}".`,
    `Use: npm run bench -- ${names.join('|')} [--runs 5] [--page home] [--times 4]`,
  );

const folder = path.join(ROOT, 'build');
if (!existsSync(path.join(folder, 'index.html')))
  fail('There is no built site in build/.', 'Build it first: npm run build');
const {server, port} = await listen(createStaticServer({folder, brotliQuality: 11}));
const executablePath = ensureChromium();
const browser = await chromium.launch({executablePath, args: CHROMIUM_ARGS});
try {
  const {default: measure} = await import(`./${name}.mjs`);
  await measure({
    browser,
    executablePath,
    folder,
    origin: `http://localhost:${port}`,
    runs: Number(values.runs),
    pages: values.page,
    times: values.times.map(Number),
  });
} finally {
  await browser.close();
  server.close();
}
