/** Files that mutation testing changes, by the names that `npm run mutation` takes. */
export const MODULES = {
  generate: ['src/example/generate/**/*.ts'],
  model: ['src/playground/model/**/*.ts'],
  search: ['src/search/**/*.ts'],
  chat: ['src/chat/configCopy.ts'],
};

/** Words, types and what only runs in a browser: nothing that a unit test could decide about. */
const LEFT_OUT = [
  '!src/**/*.test.ts',
  '!src/**/*.d.ts',
  '!src/**/fixtures/**',
  '!src/search/{synonyms,client,worker,index,types}.ts',
  // Its tests with the component's parser (tests/sweeps/harmless.test.ts) take half a minute.
  '!src/playground/model/harmless.ts',
  '!src/example/generate/{cases,compile,codeNow,codeNow.server}.ts',
];

/** A module or a file, as the name of a file with its results. */
export const fileNameOf = (name) => name.replace(/\W+/g, '-');

const name = process.env.MUTATION_MODULE ?? '';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [...(MODULES[name] ?? [name]), ...LEFT_OUT],
  testRunner: 'vitest',
  vitest: {configFile: 'mutation/vitest.config.ts'},
  coverageAnalysis: 'perTest',
  // A constant of a module is read before any test runs, so that each of its mutants costs a whole run.
  ignoreStatic: true,
  // Messages and labels are for people; what compares them would only repeat them.
  mutator: {excludedMutations: ['StringLiteral']},
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
  // Only what changed since the last run is tried again.
  incremental: true,
  incrementalFile: `.cache/mutation-${fileNameOf(name)}.json`,
  tempDirName: '.cache/mutation',
  ignorePatterns: [
    'build*',
    '.docusaurus',
    '.cache',
    'test-results',
    'bench',
    'mutation/node_modules',
  ],
  reporters: ['clear-text', 'json'],
  clearTextReporter: {logTests: false, reportTests: false, skipFull: true, allowColor: false},
  jsonReporter: {fileName: `test-results/mutation/${fileNameOf(name)}.json`},
  disableTypeChecks: false,
  timeoutMS: 10_000,
};
