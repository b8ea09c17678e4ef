import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {DATA_FOLDER, PROJECTS, projectNames, readProject} from './readProject';

/**
 * Writes the files of each example project as JSON, for the button that opens it elsewhere, and makes the
 * bundler look at the files that a page shows: an edit of one of them changes the page.
 */
export default function projectFilesPlugin({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, DATA_FOLDER);
  return {
    name: 'project-files',
    loadContent() {
      mkdirSync(folder, {recursive: true});
      for (const name of projectNames(siteDir)) {
        const file = path.join(folder, `${name}.json`);
        const json = JSON.stringify(readProject(siteDir, name));
        if (!existsSync(file) || readFileSync(file, 'utf8') !== json) writeFileSync(file, json);
      }
    },
    getPathsToWatch: () => [`${PROJECTS}/!(node_modules)/**/*`],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: [path.join(siteDir, 'examples') + path.sep],
            enforce: 'pre',
            loader: path.join(__dirname, 'dependencies.js'),
            options: {folder: path.join(siteDir, 'examples')},
          } satisfies RuleSetRule,
        ],
      },
    }),
  };
}
