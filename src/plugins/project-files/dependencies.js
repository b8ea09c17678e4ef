const path = require('node:path');

/**
 * Tells the bundler which files of projects a page shows. The text stays as it is: the remark plugin fills
 * the fences. Plain JavaScript, because the bundler loads it directly.
 *
 * @this {import('webpack').LoaderContext<{folder: string}>}
 * @param {string} source
 */
module.exports = function addProjectFiles(source) {
  const {folder} = this.getOptions();
  for (const [, file] of source.matchAll(/^ *`{3,}\S+ (?:[^\n`]*\s)?file="([^"]+)"/gm))
    this.addDependency(path.join(folder, file));
  return source;
};
