import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Files of packages that ours replace, mend or read, and which of our files has to follow when one changes. */
export const PATCHED = {
  '@docusaurus/core/lib/client/docusaurus.js': 'src/client-patches/pageLoads.ts',
  '@docusaurus/theme-common/lib/utils/storageUtils.js': 'src/client-patches/storageSlots.ts',
  '@docusaurus/theme-common/lib/hooks/useWindowSize.js': 'src/client-patches/windowSize.ts',
  '@docusaurus/core/lib/client/routeContext.js': 'src/theme/Error',
  '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js': 'src/plugins/hosting/knownScripts.ts',
  '@docsearch/react/dist/esm/index.js': 'src/theme/SearchBar',
  '@docsearch/css/dist/modal.css': 'src/theme/SearchBar',
};

/** Themes that components of `src/theme` take the place of. */
const THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-search-algolia/lib/theme',
];

/** Components of the theme that the site has its own version of, with their originals. */
function swizzled(root) {
  const theme = path.join(root, 'src/theme');
  return readdirSync(theme, {recursive: true})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /(^|\/)index\.tsx?$/.test(name))
    .flatMap((name) =>
      THEMES.map((place) => [
        `${place}/${name.replace(/\.tsx?$/, '.js')}`,
        `src/theme/${name.replace(/\/index\.tsx?$/, '')}`,
      ]),
    )
    .filter(([original]) => existsSync(path.join(root, 'node_modules', original)));
}

/**
 * Our replacements whose originals differ between two projects' packages, one line for each.
 *
 * @param {string} root The project.
 * @param {string} other A copy with other packages.
 */
export function changedOriginals(root, other) {
  const read = (folder, name) => {
    const file = path.join(folder, 'node_modules', name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return [...Object.entries(PATCHED), ...swizzled(root)].flatMap(([original, ours]) => {
    const now = read(root, original);
    const next = read(other, original);
    if (now === next) return [];
    return [`${ours}: ${original} ${next === undefined ? 'is gone' : 'has changed'}`];
  });
}
