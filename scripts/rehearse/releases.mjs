/** Packages that are released together, by the name that people use. The first one says which version there is. */
const FAMILIES = [
  {name: 'Docusaurus', isOne: (name) => name.startsWith('@docusaurus/')},
  {name: 'React', isOne: (name) => name === 'react' || name === 'react-dom'},
  {name: 'DocSearch', isOne: (name) => name === '@docsearch/react'},
];

/**
 * The families with their packages in a project and the version that it has.
 *
 * @param {Record<string, string>} installed Versions by package.
 */
export function families(installed) {
  return FAMILIES.map(({name, isOne}) => {
    const packages = Object.keys(installed).filter(isOne).sort();
    return {name, packages, from: installed[packages[0]]};
  });
}

const numbers = (version) => version.split('.').map(Number);

/**
 * The newest release after a version with the same major number, or undefined.
 *
 * @param {string} from
 * @param {string[]} versions
 */
export function nextVersion(from, versions) {
  const [major, minor, patch] = numbers(from);
  const later = versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .map(numbers)
    .filter(([a, b, c]) => a === major && (b > minor || (b === minor && c > patch)))
    .sort((one, other) => one[1] - other[1] || one[2] - other[2]);
  return later.at(-1)?.join('.');
}

/**
 * A file with other versions of packages, in JSON or in an object of JavaScript.
 *
 * @param {string} text
 * @param {string[]} packages
 * @param {string} from
 * @param {string} to
 */
export function withVersions(text, packages, from, to) {
  return packages.reduce((before, name) => {
    const entry = new RegExp(
      `((["']?)${name}\\2: ["'])${from.replaceAll('.', '\\.')}(?=["'])`,
      'g',
    );
    return before.replace(entry, `$1${to}`);
  }, text);
}
