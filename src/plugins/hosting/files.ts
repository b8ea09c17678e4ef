import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Kept} from './worker';

/** Every file below a folder, relative to it, with slashes. */
export function filesIn(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), {withFileTypes: true}).flatMap((entry) => {
    const file = below ? `${below}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesIn(folder, file) : [file];
  });
}

/** Writes a file so that others who read it meanwhile get the old or the new text, never a part. */
export function replaceFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Top-level folders and pages of the site that are worth keeping: the ones of its navigation. */
const KEPT_PAGES =
  /^(index|404)\.html$|^(docs|examples|start|features\/features|playground|search)\/.*html$/;
const KEPT_FILES = /^(fonts|img|audio)\/|^favicon\.ico$|\.webmanifest$/;
const SOCIAL_CARD = /card/;
/** In bytes. What is larger is loaded by a click of its own and would be most of what is kept. */
const LARGEST = 2_000_000;

/**
 * What the service worker keeps: the pages of the navigation, every script and style, fonts and pictures.
 *
 * @param isPage Whether this HTML file is a page to land on; parts shown alone and redirects are not.
 */
export function keptFiles(
  folder: string,
  baseUrl: string,
  isPage: (html: string) => boolean,
): Kept {
  const hashed: string[] = [];
  const named: Record<string, string> = {};
  const hash = createHash('sha256');
  for (const file of filesIn(folder).sort()) {
    if (file.startsWith('assets/')) {
      if (statSync(path.join(folder, file)).size > LARGEST) continue;
      hashed.push(file);
      hash.update(file);
      continue;
    }
    const isWanted = file.endsWith('.html')
      ? KEPT_PAGES.test(file)
      : KEPT_FILES.test(file) && !SOCIAL_CARD.test(file);
    if (!isWanted) continue;
    const content = readFileSync(path.join(folder, file));
    if (file.endsWith('.html') && file !== '404.html' && !isPage(content.toString())) continue;
    const name = file.replace(/(^|\/)index\.html$/, '');
    named[name] = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    hash.update(name + named[name]);
  }
  return {baseUrl, hashed, named, version: hash.digest('base64url').slice(0, 12)};
}

/**
 * JavaScript of functions of a TypeScript module, by their names, for scripts that are written as text.
 *
 * @throws Error when the module has no such function.
 */
export function functionText(module: string, name: string): string {
  const file = path.join(__dirname, `${module}.ts`);
  if (!existsSync(file)) throw new Error(`There is no module ${file}.`);
  const {outputText} = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2021,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
  });
  const start = outputText.indexOf(`export function ${name}(`);
  if (start < 0) throw new Error(`${file} has no exported function ${name}.`);
  const end = outputText.indexOf('\n}\n', start);
  return outputText.slice(start + 'export '.length, end + 2);
}
