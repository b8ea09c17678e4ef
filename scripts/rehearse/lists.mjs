/**
 * Browser tests of what Docusaurus, React and DocSearch do: the journey of each feature, and the sweeps over
 * states, errors and widths, where our patches work.
 */
export const JOURNEYS = [
  'tests/e2e',
  'tests/sweeps/states.spec',
  'tests/sweeps/states-reading.spec',
  'tests/sweeps/errors.spec',
  'tests/sweeps/widths.spec',
  'tests/sweeps/addresses.spec',
  'tests/sweeps/search-results.spec',
];

/** Files that name exact versions of the packages. */
export const NAMING = [
  'package.json',
  'src/example/stackblitz/project.ts',
  ...['floating', 'next', 'next-pages', 'react'].map(
    (name) => `examples/_projects/${name}/package.json`,
  ),
];
