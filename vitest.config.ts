import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'tests/unit/**/*.test.ts'],
    environment: 'node',
    // Waiting longer costs nothing where all is well, and a busy machine is no failure.
    testTimeout: 60_000,
    // It would leave one core unused, which is half of a small machine.
    maxWorkers: '100%',
  },
});
