import {format} from 'prettier';
import options from '../../../.prettierrc.json';
import {linesIn, SNIPPET_LINES} from '../../example/generate/fold';
import {SNIPPET_WIDTH} from '../../example/generate/printValue';

/**
 * An example as Prettier prints it at the width of the pane beside a chat. Where one value a line would be
 * too many lines, it stays as the page has it, and long lines go on below.
 */
export async function printFence(source: string): Promise<string> {
  const {singleQuote, bracketSpacing} = options;
  const style = {parser: 'babel-ts', printWidth: SNIPPET_WIDTH, singleQuote, bracketSpacing};
  const printed = (await format(source, style)).trimEnd().replace(/;$/, '');
  return linesIn(printed.split('\n')) <= SNIPPET_LINES ? printed : source;
}
