// `npm start`: installs what is missing and serves the site, with search, at http://localhost:3000.
const {checkNodeVersion} = await import('./lib/node-version.mjs');
checkNodeVersion();
const {choosePort} = await import('./lib/port.mjs');
const port = await choosePort(3000, 'npm start');
const {ensurePackages} = await import('./lib/packages.mjs');
ensurePackages({omitDev: true});
const {docusaurus} = await import('./lib/docusaurus.mjs');
process.exit(
  await docusaurus(['start', '--no-open', '--port', String(port), ...process.argv.slice(2)], {
    // Docusaurus keeps one that a shell has set, and "production" would mix a build's setup into this.
    env: {NODE_ENV: 'development'},
  }),
);

export {};
