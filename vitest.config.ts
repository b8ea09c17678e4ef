import {defineConfig} from 'vitest/config';

export default defineConfig({
  // tsconfig.json leaves JSX to the bundler of the site.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['{src,scripts,tests}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    // The wrapper for React with its build for browsers: the one for Node sets no properties.
    server: {deps: {inline: ['deep-chat-react', '@lit/react']}},
    alias: {'@lit/react': `${import.meta.dirname}/node_modules/@lit/react/index.js`},
    // Waiting longer costs nothing where all is well, and a busy machine is no failure.
    testTimeout: 60_000,
    setupFiles: ['tests/support/patience.ts'],
    // Quicker to start than a process for each file.
    pool: 'threads',
    // It would leave one core unused, which is half of a small machine.
    maxWorkers: '100%',
  },
});
