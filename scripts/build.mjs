// `npm run build`: writes the site into build/, as static files for any host.
import {docusaurus, ensurePackages} from './lib/command.mjs';

ensurePackages({omitDev: true});
process.exit(await docusaurus(['build', ...process.argv.slice(2)]));
