import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {scaffoldOf} from '../../example/stackblitz/project';
import {fenceWord} from '../../mdx/fences';
import {filesIn} from '../filesIn';

/** Folder of the example projects, below the site's folder. */
export const PROJECTS = 'examples/_projects';

/** Where the files of each example project are written, as one JSON file for each project. */
export const DATA_FOLDER = '.docusaurus/example-projects';

/** Folders and files of a project that tools write and nobody reads. */
const NOT_SOURCE =
  /^(node_modules|dist|build|target|\.next|\.nuxt|\.output|\.svelte-kit|\.angular)$/;

/** Projects of a framework: the files around their component are those of any example that opens in StackBlitz. */
const SCAFFOLDED = ['react', 'next', 'vue', 'nuxt', 'angular', 'svelte', 'solid'] as const;

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

/** Names of the example projects. */
export const projectNames = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, PROJECTS), {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Files that a project has in common with others, which its folder doesn't hold. */
function sharedFiles(siteDir: string, name: string): Record<string, string> {
  const framework = SCAFFOLDED.find((id) => id === name);
  if (framework) return scaffoldOf(framework);
  const next = path.join(siteDir, PROJECTS, 'next');
  if (name === 'next-pages') {
    const {'app/layout.tsx': _layout, ...files} = scaffoldOf('next');
    return files;
  }
  const server = () => readFileSync(path.join(next, 'lib/chat-server.ts'), 'utf8');
  return name === 'sveltekit' ? {'src/lib/server/chat-server.ts': server()} : {};
}

/** The files of one project as readers see them, by their path within it. */
export function readProject(siteDir: string, name: string): Record<string, string> {
  const folder = path.join(siteDir, PROJECTS, name);
  const files = filesIn(folder, (one) => !NOT_SOURCE.test(one)).map((file): [string, string] => [
    file,
    `${shownText(readFileSync(path.join(folder, file), 'utf8'))}\n`,
  ]);
  const all = {...sharedFiles(siteDir, name), ...Object.fromEntries(files)};
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
}
