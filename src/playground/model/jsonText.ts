import type {Field} from '../../providers/types';

export interface JsonMistake {
  readonly message: string;
  /** Beginning with 1. */
  readonly line: number;
}

/** A JSON text that was read, with the line of every property by its path, such as `options.top_p`. */
export interface ReadJson {
  readonly value: unknown;
  readonly lines: ReadonlyMap<string, number>;
}

class Mistake extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

const MAX_DEPTH = 40;

/** Reads JSON and remembers where things are, which JSON.parse does not. */
class Reader {
  at = 0;
  readonly lines = new Map<string, number>();

  constructor(readonly text: string) {}

  lineOf(at: number): number {
    return this.text.slice(0, at).split('\n').length;
  }

  space(): void {
    while (/[ \t\r\n]/.test(this.text[this.at] ?? '')) this.at++;
  }

  fail(message: string, at = this.at): never {
    throw new Mistake(message, at);
  }

  expect(character: string, message: string): void {
    if (this.text[this.at] !== character) this.fail(message);
    this.at++;
  }

  string(): string {
    const found = /^"(?:[^"\\\n]|\\.)*"/.exec(this.text.slice(this.at))?.[0];
    if (found === undefined) this.fail('This text has no closing quotation mark.');
    try {
      const value = String(JSON.parse(found));
      this.at += found.length;
      return value;
    } catch {
      return this.fail('This text has a backslash that means nothing.');
    }
  }

  list(path: string, depth: number): unknown[] {
    const items: unknown[] = [];
    this.at++;
    this.space();
    while (this.text[this.at] !== ']') {
      if (items.length > 0) {
        this.expect(',', 'A comma or ] is missing here.');
        this.space();
        if (this.text[this.at] === ']') this.fail('The last entry needs no comma after it.');
      }
      items.push(this.value(`${path}.${items.length}`, depth + 1));
      this.space();
    }
    this.at++;
    return items;
  }

  object(path: string, depth: number): Record<string, unknown> {
    const pairs = new Map<string, unknown>();
    this.at++;
    this.space();
    while (this.text[this.at] !== '}') {
      if (pairs.size > 0) {
        this.expect(',', 'A comma or } is missing here.');
        this.space();
        if (this.text[this.at] === '}') this.fail('The last entry needs no comma after it.');
      }
      const begin = this.at;
      if (this.text[this.at] !== '"') this.fail('A name in quotation marks belongs here.');
      const name = this.string();
      if (pairs.has(name)) this.fail(`${name} is here twice.`, begin);
      const where = path ? `${path}.${name}` : name;
      this.lines.set(where, this.lineOf(begin));
      this.space();
      this.expect(':', 'A colon is missing here.');
      pairs.set(name, this.value(where, depth + 1));
      this.space();
    }
    this.at++;
    return Object.fromEntries(pairs);
  }

  value(path: string, depth = 0): unknown {
    if (depth > MAX_DEPTH) this.fail('This is nested too deeply.');
    this.space();
    const character = this.text[this.at];
    if (character === undefined) this.fail('The text ends too early.');
    if (character === '{') return this.object(path, depth);
    if (character === '[') return this.list(path, depth);
    if (character === '"') return this.string();
    const word = /^[^\s,\]}]+/.exec(this.text.slice(this.at))?.[0] ?? character;
    try {
      const value: unknown = JSON.parse(word);
      this.at += word.length;
      return value;
    } catch {
      return this.fail(`${word.slice(0, 20)} is not JSON. Texts need double quotation marks.`);
    }
  }
}

/** Reads a JSON text. Never throws: a mistake comes with its line. */
export function readJson(text: string): ReadJson | JsonMistake {
  const reader = new Reader(text);
  try {
    const value = reader.value('');
    reader.space();
    if (reader.at < text.length) reader.fail('Nothing may follow the end.');
    return {value, lines: reader.lines};
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return {message: error.message, line: reader.lineOf(error.at)};
  }
}

function templateOf({kind}: Field): string {
  if (kind === 'group' || kind === 'pairs') return '{}';
  if (kind === 'list' || kind === 'rows' || kind === 'json') return '[]';
  if (kind === 'switch') return 'true';
  if (kind === 'number' || kind === 'integer') return '1';
  return '""';
}

/** The settings that are known inside the innermost object or list at a place. */
function fieldsAt(text: string, at: number, fields: readonly Field[]): readonly Field[] {
  const stack: (readonly Field[])[] = [];
  let name = '';
  const tokens = text.slice(0, at).matchAll(/"((?:[^"\\]|\\.)*)"\s*(:?)|[{}[\]]/g);
  for (const [token, word, colon] of tokens) {
    if (colon) name = word ?? '';
    else if (token === '{' || token === '[') {
      const parent = stack.at(-1);
      const inside = parent?.find((field) => field.name === name)?.fields;
      // The objects of a list know what the list knows.
      stack.push(parent ? (inside ?? (name ? [] : parent)) : fields);
      name = '';
    } else if (token === '}' || token === ']') {
      stack.pop();
      name = '';
    }
  }
  return stack.at(-1) ?? [];
}

/** Names and values that fit at a place of the text, from the settings of the mode. */
export function suggestionsAt(text: string, at: number, fields: readonly Field[]) {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const known = fieldsAt(text, at, fields);
  const valued = /"(\w+)"\s*:\s*("?[\w-]*)$/.exec(line);
  if (valued) {
    const [, name, begun = ''] = valued;
    const field = known.find((one) => one.name === name);
    const values =
      field?.kind === 'switch'
        ? ['true', 'false']
        : (field?.options ?? []).map((option) => JSON.stringify(option));
    if (values.length === 0) return undefined;
    return {
      from: at - begun.length,
      options: values.map((value) => ({label: value, apply: value})),
    };
  }
  const begun = /(?:^|[{,])\s*("?\w*)$/.exec(line)?.[1];
  if (begun === undefined || known.length === 0) return undefined;
  return {
    from: at - begun.length,
    options: known.map((field) => ({
      label: `"${field.name}"`,
      apply: `"${field.name}": ${templateOf(field)}`,
      detail: field.label,
    })),
  };
}
