import type {Outline, Range} from '../model/outline';
import {edited, type Edit} from '../model/source';

/** The name of the object that stands for the example's surroundings in compiled code. */
export const SCOPE = '$';

const breaks = (text: string) => text.replace(/[^\n]/g, '');

/**
 * An example as the body of a function of one argument `$` with `chat` and `log`, in plain JavaScript. It
 * returns the chat's properties as `config` and each button's function as `b0`, `b1`, … Every line stays
 * where it was in the source, so that an error names the line the author wrote.
 */
export function compileExample(source: string, outline: Outline): string {
  const edits: Edit[] = [
    ...outline.types.map((at) => ({at, text: breaks(source.slice(...at))})),
    ...outline.references
      .filter(({name}) => name === 'chat' || name === 'log')
      .map(({at, name, short}): Edit => ({
        at: [at, at + name.length],
        text: `${short ? `${name}: ` : ''}${SCOPE}.${name}`,
      })),
  ];
  const bodyEnd = outline.constants.at(-1)?.at[1] ?? 0;
  let result = edited(source, [0, bodyEnd], edits);
  let position = bodyEnd;
  const emit = (upTo: number, text: string) => {
    result += breaks(source.slice(position, upTo)) + text;
    position = upTo;
  };
  const value = ([start, end]: Range, before: string) => {
    emit(start, before);
    result += `(${edited(source, [start, end], edits)}),`;
    position = end;
  };

  const properties = outline.properties.map(({name, at, text}) => ({name, at, text}));
  const buttons = outline.buttons.map(({at}, index) => ({name: `b${index}`, at}));
  const config = () => {
    result += 'config: {';
    for (const {name, at, text} of properties)
      if (at) value(at, `${JSON.stringify(name)}: `);
      else result += `${JSON.stringify(name)}: ${text},`;
    result += '},';
  };
  const start = properties.find(({at}) => at)?.at?.[0];
  result += '; return {';
  const before = buttons.filter(({at}) => start === undefined || at[0] < start);
  for (const {name, at} of before) value(at, `${name}: `);
  config();
  for (const {name, at} of buttons)
    if (!before.some((other) => other.at === at)) value(at, `${name}: `);
  return `${result}};`;
}
