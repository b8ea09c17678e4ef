// `npm run build`: writes the site into build/, as static files for any host.
import {docusaurus} from './lib/docusaurus.mjs';
import {ensurePackages} from './lib/packages.mjs';

ensurePackages({omitDev: true});
process.exit(await docusaurus(['build', ...process.argv.slice(2)]));
