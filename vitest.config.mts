import {configDefaults, defineConfig} from 'vitest/config';

/** Tests of what needs a page: happy-dom plays the browser. */
const DOM = '{src,tests}/**/*.dom.test.{ts,tsx}';

export default defineConfig({
  // tsconfig.json leaves JSX to the bundler of the site.
  oxc: {jsx: {runtime: 'automatic'}},
  define: {__BUILDING__: 'false'},
  test: {
    // The wrapper for React with its build for browsers: the one for Node sets no properties.
    server: {deps: {inline: ['deep-chat-react', '@lit/react']}},
    alias: {'@lit/react': `${import.meta.dirname}/node_modules/@lit/react/index.js`},
    // Waiting longer costs nothing where all is well, and a busy machine is no failure.
    testTimeout: 60_000,
    setupFiles: ['tests/support/setup.ts'],
    // Quicker to start than a process for each file.
    pool: 'threads',
    // It would leave one core unused, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,scripts,tests}/**/*.test.{ts,tsx,mjs}'],
          exclude: [...configDefaults.exclude, DOM],
          // Files share a thread, which saves a third of the time. tests/support/setup.ts keeps them apart.
          isolate: false,
        },
      },
      // Each file has its own page: an element can be defined only once.
      {extends: true, test: {name: 'dom', include: [DOM], environment: 'happy-dom'}},
    ],
  },
});
