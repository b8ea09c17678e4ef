import fs from 'node:fs';
import path from 'node:path';
import {ExampleError} from '../../example/model/outline';
import {fencesIn} from '../../mdx/fences';
import {pageFiles} from '../api-reference/pages';
import {filesIn} from '../filesIn';
import {isLive, placed, readFenceSettings, type FenceSettings} from './fenceSettings';

/** A live example in a page's source. */
export interface LiveFence extends FenceSettings {
  readonly file: string;
  /** Line of the file on which the fence begins; the source begins on the next. */
  readonly line: number;
  readonly source: string;
}

/** Examples of pages that aren't MDX themselves, one in each file. */
const FEATURES = '_features/';

/**
 * All live examples of the pages.
 *
 * @throws Error with file and line for a fence whose first line is wrong
 */
export function readLiveFences(siteDir: string): LiveFence[] {
  const features = filesIn(path.join(siteDir, 'docs')).filter((name) => name.startsWith(FEATURES));
  const files = [...pageFiles(siteDir), ...features.map((name) => `docs/${name}`)];
  return files.flatMap((page) => {
    const file = path.join(siteDir, page);
    const fences = fencesIn(fs.readFileSync(file, 'utf8').replace(/\r\n/g, '\n'));
    return fences.flatMap(({language, meta, code, line}): LiveFence[] => {
      if (!isLive({lang: language, meta})) return [];
      try {
        return [{...readFenceSettings(meta), file, line, source: code.replace(/\n$/, '')}];
      } catch (error) {
        if (!(error instanceof ExampleError)) throw error;
        throw placed(error, file, line);
      }
    });
  });
}
