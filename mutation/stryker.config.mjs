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
  '!src/example/generate/{cases,compile,codeNow,codeNow.server}.ts',
];

const name = process.env.MUTATION_MODULE;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [...(name ? MODULES[name] : Object.values(MODULES).flat()), ...LEFT_OUT],
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
  incrementalFile: `.cache/mutation-${name}.json`,
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
  jsonReporter: {fileName: `test-results/mutation/${name}.json`},
  disableTypeChecks: false,
  timeoutMS: 10_000,
};
