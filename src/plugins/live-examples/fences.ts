import fs from 'node:fs';
import path from 'node:path';
import {ExampleError} from '../../example/model/outline';
import {isLive, readFenceSettings, type FenceSettings} from './fenceSettings';

/** A live example in a page's source. */
export interface LiveFence extends FenceSettings {
  readonly file: string;
  /** Line of the file on which the fence begins; the source begins on the next. */
  readonly line: number;
  readonly source: string;
}

function pagesIn(folder: string): string[] {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return pagesIn(file);
    return /\.mdx?$/.test(entry.name) ? [file] : [];
  });
}

const FENCE = /^( *)(`{3,})([^\n`]*)\n([^]*?)^\1\2 *$/gm;

/**
 * All live examples of the pages in some folders.
 *
 * @throws Error with file and line for a fence whose first line is wrong
 */
export function readFences(folders: readonly string[]): LiveFence[] {
  return folders.flatMap(pagesIn).flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8').replace(/\r\n/g, '\n');
    return [...text.matchAll(FENCE)].flatMap(
      ({1: indent, 3: info, 4: body, index}): LiveFence[] => {
        const [, lang, meta] = /^(\S+)\s*(.*)$/.exec(info!.trim()) ?? [];
        if (!isLive({lang, meta})) return [];
        const line = text.slice(0, index).split('\n').length;
        const source = indent ? body!.replaceAll(new RegExp(`^${indent}`, 'gm'), '') : body!;
        try {
          return [{...readFenceSettings(meta!), file, line, source: source.replace(/\n$/, '')}];
        } catch (error) {
          if (!(error instanceof ExampleError)) throw error;
          throw new Error(`${file}:${line}  ${error.message}`, {cause: error});
        }
      },
    );
  });
}
