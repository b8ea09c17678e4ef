/** One field of a type, as `/docs/api.json` has it. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: string;
}

/** A named type, as `/docs/api.json` has it. */
export interface TypeEntry {
  readonly name: string;
  readonly kind: string;
  /** Its right-hand side, where it has more than fields. */
  readonly shape?: string;
  readonly fields: readonly Field[];
}

/** A line of a declaration: code, and a comment after it. */
export interface DeclarationLine {
  readonly code: string;
  readonly comment?: string;
}

/** Fields that a card shows; the page that the name leads to has all. */
const SHOWN = 12;

/** The declaration of a type in short: its fields with their types and defaults, those of inline objects left out. */
export function declarationOf({name, shape, fields}: TypeEntry): readonly DeclarationLine[] {
  if (shape) return [{code: `type ${name} = ${shape}`}];
  const own = fields.filter((field) => !/[.[]/.test(field.name));
  const more = own.length - SHOWN;
  return [
    {code: `interface ${name} {`},
    ...own.slice(0, SHOWN).map(({name: field, type, required, default: value}) => ({
      code: `  ${field}${required ? '' : '?'}: ${type};`,
      ...(value !== undefined && {comment: `Default: ${value}`}),
    })),
    ...(more > 0 ? [{code: '', comment: `${more} more fields`}] : []),
    {code: '}'},
  ];
}
