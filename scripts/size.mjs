// `npm run size`: prints the lines, files and packages that one person has to keep, by folder.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).trim().split('\n');
const linesOf = (pattern, except = /^$/) =>
  files
    .filter((file) => pattern.test(file) && !except.test(file))
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const TEST = /\.test\.\w+$|\.snap$|__fixtures__/;
const CODE = String.raw`.*\.(?:tsx?|css|js)$`;
const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));

console.table({
  'src without tests': linesOf(new RegExp(`^src/${CODE}`), TEST),
  'src/playground without tests': linesOf(new RegExp(`^src/playground/${CODE}`), TEST),
  'unit tests in src': linesOf(/^src\/.*\.test\.tsx?$/),
  'tests/': linesOf(/^tests\//, /\.(?:json|png|txt)$/),
  'scripts/ and bench/': linesOf(/^(?:scripts|bench)\//, /package-lock\.json$/),
  'docs/ and examples/': linesOf(/^(?:docs|examples)\//),
  'tracked files': files.length,
  'packages of npm start': Object.values(packages).filter(({dev}) => !dev).length - 1,
  'packages of npm start and npm test': Object.keys(packages).length - 1,
});
