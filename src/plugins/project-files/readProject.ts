import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {scaffoldOf} from '../../example/stackblitz/project';
import {fenceText, fenceWord, replaceFences} from '../../mdx/fences';
import {withoutMarks} from '../../mdx/marks';
import type {Page} from '../api-reference/pages';
import {filesIn} from '../files';

/** Folder of the example projects, below the site's folder. */
export const PROJECTS = 'examples/_projects';

/** Where the files of each example project are written, as one JSON file for each project. */
export const DATA_FOLDER = '.docusaurus/example-projects';

/** Folders and files of a project that tools write and nobody reads. */
const NOT_SOURCE =
  /^(node_modules|dist|build|target|\.next|\.nuxt|\.output|\.svelte-kit|\.angular)$/;

/** Projects with the settings of any example that opens in StackBlitz, and the packages that they add. */
const SCAFFOLDS: Readonly<Record<string, Parameters<typeof scaffoldOf>>> = {
  react: ['react'],
  next: ['next'],
  'next-pages': ['next'],
  vue: ['vue'],
  nuxt: ['nuxt'],
  angular: ['angular'],
  svelte: ['svelte'],
  solid: ['solid'],
  vanilla: ['vite'],
  modules: ['vite', ['highlight.js', 'katex']],
  floating: ['vite', ['@angular/core', 'react', 'solid-js', 'svelte', 'vue']],
};

/** Files of a project that are those of another one. */
const COPIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'next-pages': {'components/Chat.tsx': 'next/app/Chat.tsx'},
  sveltekit: {'src/lib/server/chat-server.ts': 'next/lib/chat-server.ts'},
};

/** A line that begins or ends a region, in the comments of any of the languages shown. */
const MARK = /^\s*(?:\/\/|#|<!--|\{?\/\*)\s*#?(end)?region\s+([\w-]+)/;

/** What a fence asks for: `file="_projects/go/main.go" region="stream"`. */
export interface FileSettings {
  /** Path below `examples/`. */
  readonly file: string;
  readonly region?: string;
  /** What the fence is called: its own title, or the file's path within its project. */
  readonly title: string;
}

/** What the words behind a fence's language say about a file; undefined when they name none. */
export function fileSettings(meta: string | null | undefined): FileSettings | undefined {
  const file = fenceWord(meta, 'file');
  if (file === undefined) return undefined;
  const place = file.split('/').slice(2).join('/');
  return {
    file,
    region: fenceWord(meta, 'region'),
    title: fenceWord(meta, 'title') ?? place,
  };
}

function withoutIndent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

/**
 * The text of a file as readers see it: without the lines that mark regions, or one region only, without
 * its indent.
 *
 * @throws Error when the region is not there
 */
export function shownText(text: string, region?: string): string {
  const lines = text.replace(/\r\n/g, '\n').split('\n');
  if (region === undefined)
    return lines
      .filter((line) => !MARK.test(line))
      .join('\n')
      .trimEnd();
  const isMark = (line: string, end: boolean) => {
    const [, ending, name] = MARK.exec(line) ?? [];
    return name === region && Boolean(ending) === end;
  };
  const start = lines.findIndex((line) => isMark(line, false));
  const end = lines.findIndex((line, index) => index > start && isMark(line, true));
  if (start < 0 || end < 0) {
    const names = lines.flatMap((line) => {
      const [, ending, name] = MARK.exec(line) ?? [];
      return name && !ending ? [name] : [];
    });
    throw new Error(
      `it has no region "${region}" (${names.length > 0 ? `it has: ${names.join(', ')}` : 'it has none'})`,
    );
  }
  return withoutIndent(lines.slice(start + 1, end).filter((line) => !MARK.test(line)));
}

/**
 * The text that a fence shows.
 *
 * @param body the text between the fence's marks; a fence with a file has none
 * @param place file and line of the fence, for messages
 * @throws Error that names the place when there is no such file or region
 */
export function textOfFile(
  siteDir: string,
  {file, region}: FileSettings,
  body: string,
  place: string,
): string {
  const full = path.join(siteDir, 'examples', file);
  const isInside = path.relative(path.join(siteDir, PROJECTS), full).split(path.sep)[0] !== '..';
  if (!isInside || !existsSync(full) || !statSync(full).isFile())
    throw new Error(
      `${place}  There is no file "${file}" of an example project. Files are named from examples/, for example file="_projects/go/main.go".`,
    );
  if (body.trim()) throw new Error(`${place}  The fence shows "${file}", so it must be empty.`);
  try {
    return shownText(readFileSync(full, 'utf8'), region);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${place}  "${file}" cannot be shown: ${reason}.`, {cause: error});
  }
}

/**
 * The text of a page without marks and with the files of projects in the fences that show them, for those who
 * read pages as text: the search index and the Markdown twins.
 *
 * @throws Error with file and line for a file or region that is not there
 */
export function pageText({file, source}: Pick<Page, 'file' | 'source'>, siteDir: string): string {
  return replaceFences(withoutMarks(source), ({indent, language, meta, code}, line) => {
    const settings = fileSettings(meta);
    if (!settings) return undefined;
    const text = textOfFile(siteDir, settings, code, `${file}:${line}`);
    const fence = fenceText(`${language} title="${settings.title}"`, text);
    return fence.replace(/^/gm, indent);
  });
}

/** Names of the example projects. */
export const projectNames = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, PROJECTS), {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() && !NOT_SOURCE.test(entry.name) ? [entry.name] : [],
  );

/** The files of one project as readers see them, by their path within it. */
export function readProject(siteDir: string, name: string): Record<string, string> {
  const projects = path.join(siteDir, PROJECTS);
  const read = (file: string) => `${shownText(readFileSync(path.join(projects, file), 'utf8'))}\n`;
  const scaffold = SCAFFOLDS[name];
  const shared = scaffold ? scaffoldOf(...scaffold) : {};
  // The layout belongs to the app router.
  if (name === 'next-pages') delete shared['app/layout.tsx'];
  const copies = Object.entries(COPIES[name] ?? {});
  const own = filesIn(path.join(projects, name), (one) => !NOT_SOURCE.test(one));
  const files = {
    ...shared,
    ...Object.fromEntries(copies.map(([file, source]) => [file, read(source)])),
    ...Object.fromEntries(own.map((file) => [file, read(`${name}/${file}`)])),
  };
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => a.localeCompare(b)));
}
