// `npm start`: installs what is missing and serves the site, with search, at http://localhost:3000.
import {watch} from 'node:fs';
import {docusaurus, ROOT, ensurePackages} from './lib/command.mjs';

ensurePackages({omitDev: true});

// The server has loaded the plugins and the sidebars, and doesn't load them again.
const changed = new Set();
for (const place of ['src/plugins', 'sidebars.ts'])
  watch(`${ROOT}/${place}`, {recursive: true}, (_, name) => {
    const file = place.endsWith('.ts') ? place : `${place}/${name}`;
    if (changed.has(file)) return;
    changed.add(file);
    console.log(`\n${file} has changed. Stop the server and run npm start again to use it.\n`);
  });

process.exit(
  await docusaurus(
    ['start', '--no-open', '--port', process.env.PORT ?? '3000', ...process.argv.slice(2)],
    {
      // Docusaurus keeps one that a shell has set, and "production" would mix a build's setup into this.
      env: {NODE_ENV: 'development'},
    },
  ),
);
