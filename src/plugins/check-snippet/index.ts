import path from 'node:path';
import {getCurrentBundler} from '@docusaurus/bundler';
import type {LoadContext, Plugin} from '@docusaurus/types';

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

/** Serves the checker of code with the docs, as `/tools/check-snippet.mjs`. */
export default function checkSnippet(context: LoadContext): Plugin {
  return {
    name: 'check-snippet',
    postBuild: ({outDir}) => writeChecker(context, path.join(outDir, 'tools')),
  };
}
