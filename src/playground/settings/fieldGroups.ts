import type {Field} from '../../providers/types';

/** A group of optional settings with its title. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** The settings that most people change, in the order in which they are shown. */
const MAIN = ['model', 'system_prompt', 'instructions'];

/** What the groups hold; a setting belongs to the first one that matches. */
const GROUPS = [
  {
    title: 'Sampling',
    pattern: /temperature|top_?p|top_?k|min_p|penalty|seed|random|mirostat|repeat|diversity/i,
  },
  {
    title: 'Length and format',
    pattern:
      /max|min|length|stop|format|quality|size|width|height|samples|^n$|style|speed|voice|language/i,
  },
  {title: 'Tools', pattern: /tool|function|mcp|search|connector|document|plugin|file/i},
] as const;

const OTHER = 'Other settings';
/** So many settings are one group. */
const MAX_UNGROUPED = 6;

/** The settings above the groups: those that a mode needs, then the most used. */
export function mainFields(fields: readonly Field[]): readonly Field[] {
  const optional = (name: string) => fields.filter((one) => one.name === name && !one.required);
  return [...fields.filter(({required}) => required), ...MAIN.flatMap(optional)];
}

/** The other optional settings, in groups where they are many. */
export function groupsOf(fields: readonly Field[]): readonly FieldGroup[] {
  const rest = fields.filter(({name, required}) => !required && !MAIN.includes(name));
  if (rest.length === 0) return [];
  if (rest.length <= MAX_UNGROUPED) return [{title: 'Settings', fields: rest}];
  const titles: readonly string[] = [...GROUPS.map(({title}) => title), OTHER];
  const titleOf = ({name}: Field) => GROUPS.find(({pattern}) => pattern.test(name))?.title ?? OTHER;
  return titles
    .map((title) => ({title, fields: rest.filter((field) => titleOf(field) === title)}))
    .filter((group) => group.fields.length > 0);
}
