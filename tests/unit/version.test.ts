import {expect, it} from 'vitest';
import {DEEP_CHAT_VERSION} from '../../src/config/version';
import {read, tracked} from '../support/repository';

/** Versions of the component that a text names, in prose or in the address of a CDN. */
function versionsIn(text: string): string[] {
  const named = text.matchAll(
    /\bdeep-chat(?:-react)?@(\d+\.\d+\.\d+)|\bDeep Chat (\d+\.\d+\.\d+)|(?<!since )\bversion (2\.\d+\.\d+)/g,
  );
  return [...named].map(([, cdn, name, word]) => cdn ?? name ?? word ?? '');
}

it('takes the version of the component from its package wherever code needs it', () => {
  const code = tracked('src', 'scripts', 'docusaurus.config.ts', 'sidebars.ts').filter((file) =>
    /\.(ts|tsx|mjs)$/.test(file),
  );
  expect(code.filter((file) => read(file).includes(DEEP_CHAT_VERSION))).toEqual([]);
});

it('names the installed version on the pages and in the projects', () => {
  // The migration guide speaks of versions before.
  const pages = tracked('docs', 'examples').filter(
    (file) => !file.endsWith('guides/migration.mdx'),
  );
  const others = pages.flatMap((file) =>
    versionsIn(read(file))
      .filter((version) => version !== DEEP_CHAT_VERSION)
      .map((version) => `${file}: ${version}`),
  );
  expect(others).toEqual([]);
});
