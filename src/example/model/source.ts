import type {OutlineConstant, Range, Reference} from './outline';

/** A string as JavaScript source in single quotes. */
export function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}

/**
 * Whether a constant uses the chat, itself or through another constant. Such a constant belongs to one
 * chat, so frameworks keep it inside of the component.
 */
export function needsChat(
  constants: readonly OutlineConstant[],
  references: readonly Reference[],
  constant: OutlineConstant,
  seen: ReadonlySet<OutlineConstant> = new Set([constant]),
): boolean {
  const names = references
    .filter(({at}) => at >= constant.at[0] && at < constant.at[1])
    .map(({name}) => name);
  if (names.includes('chat')) return true;
  return constants.some(
    (other) =>
      !seen.has(other) &&
      other.names.some((name) => names.includes(name)) &&
      needsChat(constants, references, other, new Set([...seen, other])),
  );
}

/** How many blanks a text begins with. */
export const blanksBefore = (text: string): number => text.search(/[^ ]|$/);

/** A text that replaces part of a source. */
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
