import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'tests/unit/**/*.test.ts'],
    environment: 'node',
    // It would leave one core unused, which is half of a small machine.
    maxWorkers: '100%',
  },
});
