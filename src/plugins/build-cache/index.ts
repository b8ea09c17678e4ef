import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Folders whose code runs while the site is built, and the file that says which packages do. */
const SOURCES = [
  'src/plugins',
  'src/example',
  'src/reference',
  'src/connection',
  'src/site',
  'package-lock.json',
];

function filesIn(place: string): string[] {
  try {
    return readdirSync(place, {withFileTypes: true}).flatMap((entry) =>
      entry.isDirectory() ? filesIn(path.join(place, entry.name)) : [path.join(place, entry.name)],
    );
  } catch {
    return [place]; // a file, or a folder that is not there
  }
}

/**
 * Makes the bundler's cache forget everything when build-time code changes. It watches the configuration
 * by itself, but not the local plugins: a changed remark plugin or alias would go on with old results.
 */
export default function buildCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const cache = (config as {experiments?: {cache?: unknown}}).experiments?.cache;
      if (!cache) return {};
      const buildDependencies = SOURCES.flatMap((source) => filesIn(path.join(siteDir, source)));
      return {experiments: {cache: {buildDependencies}}} as Configuration;
    },
  };
}
