// `npm run build`: writes the site into build/, as static files for any host.
const {checkNodeVersion} = await import('./lib/node-version.mjs');
checkNodeVersion();
const {ensurePackages} = await import('./lib/packages.mjs');
ensurePackages({omitDev: true});
const {docusaurus} = await import('./lib/docusaurus.mjs');
process.exit(await docusaurus(['build', ...process.argv.slice(2)]));

export {};
