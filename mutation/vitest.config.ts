import site from '../vitest.config';

/**
 * The unit tests beside the sources that are changed. Those of `tests/unit` look at the whole site, and those
 * that run compilers or random input take seconds: asked for each mutant they would take days.
 */
export default {
  ...site,
  test: {
    ...site.test,
    include: [
      'src/example/generate/*.test.ts',
      'src/playground/model/*.test.ts',
      'src/search/*.test.ts',
      'src/chat/configCopy.test.ts',
    ],
    exclude: [
      '**/{compilers,server,snippet,fuzz,linkOffline}.test.ts',
      'src/example/generate/config.test.ts',
    ],
  },
};
