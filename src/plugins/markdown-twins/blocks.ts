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

/** Files of an example as blocks, each with its path where there are several. */
export function fileBlocks(files: readonly GeneratedFile[]): string {
  const blocks = files.map(({path, language, code}) =>
    files.length > 1 ? `\`${path}\`:\n\n${fenceText(language, code)}` : fenceText(language, code),
  );
  return blocks.join('\n\n');
}

/**
 * A block of code for the readers of one framework: React code that only shows a chat is written in theirs, and
 * other code of another framework is marked with its name.
 */
export function blockIn(
  framework: FrameworkId,
  language: string,
  code: string,
  title: string | undefined,
): string {
  const written = frameworkOf(language, code);
  const isTheirs = !written || written === framework || RUNS_IN[written] === framework;
  const model = written === 'react' && !isTheirs ? modelIn(code, title ?? 'Chat') : undefined;
  const isFile = /^import /m.test(code);
  // A file is named in its own framework.
  const name = model && isFile ? title?.replace(/\.tsx$/, '') : title;
  const label = written ? frameworkName(written) : '';
  const isSaid = isTheirs || model !== undefined || title?.includes(label);
  const heading = isSaid ? name : title ? `${title}, in ${label}` : `In ${label}`;
  const block = model ? translated(model, framework, isFile) : fenceText(language, code);
  return heading ? `${heading}:\n\n${block}` : block;
}

function translated(model: Model, framework: FrameworkId, isFile: boolean): string {
  return isFile ? fileBlocks(generate(model, framework).files) : snippetBlock(model, framework);
}

/** The lines of an example that say what it does, as a block. */
export function snippetBlock(model: Model, framework: FrameworkId): string {
  const {language} = generate(model, framework).files[0] ?? {language: 'html'};
  return fenceText(language, wholeSnippet(model, framework));
}

/** React code as an example, if it is nothing but constants and a component that returns a chat. */
function modelIn(code: string, title: string): Model | undefined {
  const memo = /^const (\w+) = memo\(DeepChat\);\n/m.exec(code)?.[1];
  const source = (memo ? code.replaceAll(`<${memo} `, '<DeepChat ') : code)
    .replace(/^import [^;]*;\n+/gm, '')
    .replace(/^const \w+ = memo\(DeepChat\);\n/m, '')
    .replace(/^(const \w+): \w+ =/gm, '$1 =')
    .replace(/^export const \w+ = \(\) =>\s*\(?\s*(<DeepChat\b[^]*\/>)\s*\)?;\s*$/m, '$1;\n');
  try {
    return modelOf(source, parseExample(source), title, 420);
  } catch (error) {
    if (error instanceof ExampleError) return undefined;
    throw error;
  }
}
