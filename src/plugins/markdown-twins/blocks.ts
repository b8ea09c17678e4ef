import {generate, wholeSnippet, type GeneratedFile} from '../../example/generate';
import {frameworkName, type FrameworkId} from '../../example/frameworks';
import {modelOf, type Model} from '../../example/model/model';
import {ExampleError} from '../../example/model/outline';
import {parseExample} from '../../example/model/parseExample';
import {fenceText} from '../../mdx/fences';

/** Frameworks whose code also runs in another one. */
const RUNS_IN: Partial<Record<FrameworkId, FrameworkId>> = {react: 'next', vue: 'nuxt'};

/** The framework that a block of code is written for; none if it runs with every framework. */
export function frameworkOf(language: string, code: string): FrameworkId | undefined {
  if (/^[tj]sx$/.test(language)) {
    if (/\bsolid-js\b|\bprop:\w+=/.test(code)) return 'solid';
    return /\bnext\/\w+|'use client'/.test(code) ? 'next' : 'react';
  }
  if (language === 'vue') return /\bClientOnly\b|\bdefineNuxt/.test(code) ? 'nuxt' : 'vue';
  if (language === 'svelte') return 'svelte';
  if (language === 'html' && code.includes('<deep-chat')) return 'html';
  return /@angular\/core|@Component\(/.test(code) ? 'angular' : undefined;
}

/**
 * Files of an example as blocks, each with its path where there are several.
 *
 * @param shown files beside the component that the page already has; this adds to it
 */
export function fileBlocks(files: readonly GeneratedFile[], shown: Set<string>): string {
  const wanted = files.filter(({path}, index) => index === 0 || !shown.has(path));
  for (const {path} of files.slice(1)) shown.add(path);
  const blocks = wanted.map(({path, language, code}) =>
    wanted.length > 1 ? `\`${path}\`:\n\n${fenceText(language, code)}` : fenceText(language, code),
  );
  return blocks.join('\n\n');
}

/**
 * A block of code for the readers of one framework: React code that only shows a chat is written in theirs, and
 * other code of another framework is marked with its name.
 *
 * @param shown as for {@link fileBlocks}
 */
export function blockIn(
  framework: FrameworkId,
  language: string,
  code: string,
  title: string | undefined,
  shown = new Set<string>(),
): string {
  const written = frameworkOf(language, code);
  const isTheirs = !written || written === framework || RUNS_IN[written] === framework;
  const isFile = /^import /m.test(code);
  // A file is named in its own framework.
  const ownName = title?.replace(/\.tsx$/, '');
  const model =
    written === 'react' && !isTheirs ? modelIn(code, ownName ?? 'Chat', isFile) : undefined;
  const name = model && isFile ? ownName : title;
  const label = written ? frameworkName(written) : '';
  const isSaid = isTheirs || model !== undefined || title?.includes(label);
  const heading = isSaid ? name : title ? `${title}, in ${label}` : `In ${label}`;
  const block = model ? translated(model, framework, isFile, shown) : fenceText(language, code);
  return heading ? `${heading}:\n\n${block}` : block;
}

function translated(
  model: Model,
  framework: FrameworkId,
  isFile: boolean,
  shown: Set<string>,
): string {
  return isFile
    ? fileBlocks(generate(model, framework).files, shown)
    : snippetBlock(model, framework);
}

/** The lines of an example that say what it does, as a block. */
export function snippetBlock(model: Model, framework: FrameworkId): string {
  const {language} = generate(model, framework).files[0] ?? {language: 'html'};
  return fenceText(language, wholeSnippet(model, framework));
}

/** Imports of React code that the code of another framework needs too. */
function importsIn(code: string): string[] {
  const all = [...code.matchAll(/^import [^;]* from '([^']*)';/gm)];
  return all
    .filter(([, from = '']) => !/^(?:react|deep-chat-react)$/.test(from))
    .map(([line]) => line);
}

/** React code as an example, if it is nothing but constants and a component that returns a chat. */
function modelIn(code: string, title: string, isFile: boolean): Model | undefined {
  const memo = /^const (\w+) = memo\(DeepChat\);\n/m.exec(code)?.[1];
  const source = (memo ? code.replaceAll(`<${memo} `, '<DeepChat ') : code)
    .replace(/^import [^;]*;\n+/gm, '')
    .replace(/^const \w+ = memo\(DeepChat\);\n/m, '')
    .replace(/^export const \w+ = \(\) =>\s*\(?\s*(<DeepChat\b[^]*\/>)\s*\)?;\s*$/m, '$1;\n');
  // A snippet has no imports, so its types would have no origin.
  const typed = isFile ? source : source.replace(/^(const \w+): \w+ =/gm, '$1 =');
  try {
    const model = modelOf(typed, parseExample(typed), title, 420);
    return isFile ? {...model, imports: importsIn(code)} : model;
  } catch (error) {
    if (error instanceof ExampleError) return undefined;
    throw error;
  }
}
