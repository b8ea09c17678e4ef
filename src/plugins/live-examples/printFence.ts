import {format} from 'prettier';
import options from '../../../.prettierrc.json';
import {linesIn, SNIPPET_LINES} from '../../example/generate/rows';
import {SNIPPET_WIDTH} from '../../example/generate/printValue';

/** Characters of a line of code that a page has room for at 1280 px. */
const PAGE_WIDTH = 86;

/** Languages of code fences that Prettier prints, with its parsers. */
const PARSERS: Readonly<Record<string, string>> = {
  ts: 'babel-ts',
  tsx: 'babel-ts',
  js: 'babel',
  jsx: 'babel',
  vue: 'vue',
  html: 'html',
};

async function print(source: string, parser: string, printWidth: number): Promise<string> {
  const {singleQuote, bracketSpacing} = options;
  const printed = (
    await format(source, {parser, printWidth, singleQuote, bracketSpacing})
  ).trimEnd();
  return source.trimEnd().endsWith(';') ? printed : printed.replace(/;$/, '');
}

/**
 * An example as Prettier prints it at the width of the pane beside a chat. Where one value a line would be
 * too many lines, it stays as the page has it, and long lines go on below.
 */
export async function printFence(source: string): Promise<string> {
  const printed = (await print(source, 'babel-ts', SNIPPET_WIDTH)).replace(/;$/, '');
  return linesIn(printed.split('\n')) <= SNIPPET_LINES ? printed : source;
}

/** The code of a fence with lines that fit the page. What isn't a whole program stays as it is. */
export async function printCode(language: string, source: string): Promise<string> {
  const parser = PARSERS[language];
  if (!parser || source.split('\n').every((line) => line.length <= PAGE_WIDTH)) return source;
  return print(source, parser, PAGE_WIDTH).catch(() => source);
}
