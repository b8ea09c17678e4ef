// `npm test`: installs what's missing, runs the quick checks, and says how many passed and failed.
// `npm run test:full` adds the sweeps over all pages, examples and settings.
const {checkNodeVersion} = await import('./lib/node-version.mjs');
checkNodeVersion();
const {ensurePackages} = await import('./lib/packages.mjs');
ensurePackages();
const {ensureChromium} = await import('./lib/chromium.mjs');
const chromium = ensureChromium();
const {runChecks} = await import('./lib/checks.mjs');
const names = process.argv.slice(2).filter((name) => name !== '--full');
const isFull = process.argv.includes('--full');
process.exit(await runChecks({chromium, only: names, isFull}));

export {};
