import path from 'node:path';
import {getCurrentBundler} from '@docusaurus/bundler';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {writeJson} from '../files';
import {DATA_FOLDER, PROJECTS, projectNames, readProject} from './readProject';

/** Writes the checker of code into a folder as one file, which runs in any project that has the component. */
export async function writeChecker(
  {siteConfig, siteDir}: Pick<LoadContext, 'siteConfig' | 'siteDir'>,
  folder: string,
): Promise<void> {
  const {instance: bundler} = await getCurrentBundler({siteConfig});
  const compiler = bundler({
    mode: 'none',
    target: 'node20',
    entry: path.join(siteDir, 'scripts/check-snippet.mjs'),
    output: {path: folder, filename: 'check-snippet.mjs', module: true, chunkFormat: 'module'},
    experiments: {outputModule: true},
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}

/**
 * Writes the files of each example project as JSON, for the button that opens it elsewhere, and makes the
 * bundler look at the files that a page shows: an edit of one of them changes the page. Serves the checker of code
 * with the docs, as `/tools/check-snippet.mjs`.
 */
export default function projectFilesPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  const folder = path.join(siteDir, DATA_FOLDER);
  return {
    name: 'project-files',
    loadContent() {
      for (const name of projectNames(siteDir))
        writeJson(path.join(folder, `${name}.json`), readProject(siteDir, name));
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
    postBuild: ({outDir}) => writeChecker(context, path.join(outDir, 'tools')),
  };
}
