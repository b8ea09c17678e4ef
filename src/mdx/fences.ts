/** A code fence of a page. */
export interface Fence {
  /** Blanks before its marks and its lines. */
  readonly indent: string;
  readonly language: string;
  /** The words behind the language. */
  readonly meta: string;
  /** The code without the indent, with a line break at its end. */
  readonly code: string;
}

const FENCE = /^( *)(`{3,}|~{3,})([^\n`]*)\n([^]*?)^\1\2 *$/gm;

/**
 * The text of a page with its code fences replaced.
 *
 * @param replace gets a fence and the line on which it begins; where it returns nothing, the fence stays
 */
export function replaceFences(
  source: string,
  replace: (fence: Fence, line: number) => string | undefined,
): string {
  return source.replace(
    FENCE,
    (all, indent: string, _marks, info: string, body: string, offset: number) => {
      const [, language = '', meta = ''] = /^(\S*)\s*(.*)$/.exec(info.trim()) ?? [];
      const code = indent ? body.replaceAll(new RegExp(`^${indent}`, 'gm'), '') : body;
      const line = source.slice(0, offset).split('\n').length;
      return replace({indent, language, meta, code}, line) ?? all;
    },
  );
}

/** The code fences of a page, each with the line on which it begins. */
export function fencesIn(source: string): (Fence & {readonly line: number})[] {
  const fences: (Fence & {readonly line: number})[] = [];
  replaceFences(source, (fence, line) => {
    fences.push({...fence, line});
    return undefined;
  });
  return fences;
}

/** The value of a word behind a fence's language: `title="…"` or `title='…'`. */
export function fenceWord(meta: string | null | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1`).exec(meta ?? '')?.[2];
}

/** Rows as a table, the first one as its head. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows;
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...others.map(line)].join('\n');
}

/** Code as a fence, with marks that the code does not have. */
export function fenceText(language: string, code: string): string {
  const marks = code.includes('```') ? '````' : '```';
  return `${marks}${language}\n${code.trimEnd()}\n${marks}`;
}
