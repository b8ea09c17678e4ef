// `npm run bench`: installs what only the measurements need, then runs them; see `bench/README.md`.
import {BENCH, ensurePackages} from './lib/packages.mjs';

ensurePackages();
ensurePackages({folder: BENCH});
await import('../bench/run.mjs');
