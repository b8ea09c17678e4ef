// `npm run bench`: installs what only the measurements need, then runs them; see `README.md`.
import {BENCH, ensurePackages} from '../scripts/lib/packages.mjs';

ensurePackages();
ensurePackages({folder: BENCH});
await import('./run.mjs');
