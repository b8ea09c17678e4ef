import type {Outline, OutlineConstant, Range} from './outline';

/** A string as JavaScript source in single quotes. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}

/**
 * Whether a part of an example uses the chat, itself or through a constant. A constant that does belongs to one
 * chat, so frameworks keep it inside of the component.
 */
export function usesChat(
  [start, end]: Range,
  {constants, references}: Pick<Outline, 'constants' | 'references'>,
  seen: readonly OutlineConstant[] = [],
): boolean {
  const names = references.filter(({at}) => at >= start && at < end).map(({name}) => name);
  const used = constants.filter((one) => names.includes(one.name) && !seen.includes(one));
  return (
    names.includes('chat') ||
    used.some((one) => usesChat(one.at, {constants, references}, [...seen, one]))
  );
}

export const blanksBefore = (text: string): number => text.search(/[^ ]|$/);

export interface Edit {
  readonly at: Range;
  readonly text: string;
}

/** A part of a text with edits made; edits outside of the part are left out. */
export function edited(source: string, [start, end]: Range, edits: readonly Edit[]): string {
  const inside = edits
    .filter(({at}) => at[0] >= start && at[1] <= end)
    .sort((a, b) => a.at[0] - b.at[0]);
  let result = '';
  let position = start;
  for (const {at, text} of inside) {
    if (at[0] < position) continue; // within a type that is already gone
    result += source.slice(position, at[0]) + text;
    position = at[1];
  }
  return result + source.slice(position, end);
}

const TEXT = /(['"`])(?:\\.|(?!\1).)*\1/g;

/** A line of code with filler for its texts, so that their brackets and commas don't count. */
export const withoutTexts = (line: string): string =>
  line.replace(TEXT, (text) => '_'.repeat(text.length));

/** What is between the separators of a range, outside of brackets, and what is within its outermost brackets. */
export function split(line: string, [start, end]: Range, separator: string) {
  const parts: Range[] = [];
  const brackets: Range[] = [];
  const opened: number[] = [];
  let from = start;
  for (let at = start; at < end; at++) {
    if (/[([{]/.test(line.charAt(at))) opened.push(at + 1);
    else if (/[)\]}]/.test(line.charAt(at))) {
      const open = opened.pop();
      if (open && opened.length === 0) brackets.push([open, at]);
    } else if (opened.length === 0 && line.startsWith(separator, at)) {
      parts.push([from, at]);
      from = at + separator.length;
    }
  }
  parts.push([from, end]);
  return {parts, brackets};
}
