// `npm test`: installs what is missing, then runs every check and says how many passed and failed.
const {checkNodeVersion} = await import('./lib/node-version.mjs');
checkNodeVersion();
const {ensurePackages} = await import('./lib/packages.mjs');
ensurePackages();
const {ensureChromium} = await import('./lib/chromium.mjs');
const chromium = ensureChromium();
const {runChecks} = await import('./lib/checks.mjs');
process.exit(await runChecks({chromium, only: process.argv.slice(2)}));

export {};
