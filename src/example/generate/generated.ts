import type {Model, ModelConstant, Snippet} from '../model/model';
import {escapeText, openTag} from './markup';
import {assign, nameOf, printSnippet, type Dialect} from './printValue';

/** A property of the chat and its expression: a literal or a name. */
export interface Binding {
  readonly property: string;
  readonly expression: string;
  readonly isLiteral: boolean;
  /** The value of its constant; absent for literals and for constants that the author wrote. */
  readonly value?: Snippet;
  readonly needsChat: boolean;
}

/** A button and the name of its function; `value` is absent if the author named the function. */
export interface Action {
  readonly label: string;
  readonly name: string;
  readonly value?: Snippet;
}

/** One file of the code for a framework. */
export interface GeneratedFile {
  /** Path within a project of that framework. */
  readonly path: string;
  readonly code: string;
  /** Its name in highlighters. */
  readonly language: string;
}

export interface Generated {
  /** The command that installs the packages; absent if there's nothing to install. */
  readonly install?: string;
  /** The first file is the component itself. */
  readonly files: readonly GeneratedFile[];
}

/** Code of a fence: its files, and the lines of them that matter. */
export interface FenceCode extends Generated {
  readonly snippet: string;
  /** Numbers of its lines, from 0, that the text of the page is about. */
  readonly marked: readonly number[];
}

const LITERAL = /^(true|false|-?\d+(\.\d+)?)$/;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** The parts of a chat that get their own constant, with its value. */
export function withValue<Part extends {readonly value?: Snippet}>(
  parts: readonly Part[],
): (Part & {readonly value: Snippet})[] {
  return parts.flatMap((part) => (part.value ? [{...part, value: part.value}] : []));
}

/** Decides which values stay inline and which become constants, with unique names. */
export function partsOf(model: Model): {bindings: Binding[]; actions: Action[]} {
  const own = new Set(model.constants.flatMap(({names}) => names));
  const taken = new Set([...own, 'chat', 'style', 'ready', 'setReady', 'element', 'props']);
  const bindings = model.properties.map(({name, value, needsChat}): Binding => {
    const {text} = value;
    if (LITERAL.test(text))
      return {property: name, expression: text, isLiteral: true, needsChat: false};
    // A name that isn't declared here comes from the code around a snippet.
    if (NAME.test(text) && (own.has(text) || text === name))
      return {property: name, expression: text, isLiteral: false, needsChat};
    const constant = taken.has(name) || !NAME.test(name) ? nameOf(`${name} value`, taken) : name;
    taken.add(constant);
    return {property: name, expression: constant, isLiteral: false, value, needsChat};
  });
  const actions = model.buttons.map(({label, value}): Action => {
    if (own.has(value.text)) return {label, name: value.text};
    const name = nameOf(label, taken);
    taken.add(name);
    return {label, name, value};
  });
  return {bindings, actions};
}

/** The author's constants, one statement each. */
export function printConstants(
  constants: readonly ModelConstant[],
  indent: number,
  dialect: Dialect,
): string[] {
  return constants.flatMap(({statement, isLeftOut}) =>
    isLeftOut ? [] : printSnippet(statement, indent, dialect),
  );
}

/** One typed constant for each value that the chat gets by its name. */
export function printBindings(
  bindings: readonly Binding[],
  indent: number,
  dialect: Dialect,
  type = 'DeepChat',
): string[] {
  return withValue(bindings).map(({property, expression, value}) =>
    assign(
      `const ${expression}: ${type}['${property}']`,
      printSnippet(value, indent, dialect),
      indent,
    ),
  );
}

/** One constant for the function of each button. */
export function printActions(
  actions: readonly Action[],
  indent: number,
  dialect: Dialect,
): string[] {
  return withValue(actions).map(
    ({name, value}) => `const ${name} = ${printSnippet(value, indent, dialect)};`,
  );
}

/** The buttons beside the chat; `attribute` is what ties one to its function. */
export function printButtons(
  actions: readonly Action[],
  indent: number,
  attribute: (name: string) => string,
): string[] {
  return actions.map(({label, name}) => {
    const open = openTag('button', ['type="button"', attribute(name)], indent);
    return `${open}${escapeText(label)}</button>`;
  });
}

/** Joins statements, with an empty line around each that has several lines. */
export function joinStatements(statements: readonly string[], indent: number): string {
  return statements
    .map((statement, index) => {
      const previous = statements[index - 1];
      const isApart = previous !== undefined && (statement + previous).includes('\n');
      return `${isApart ? '\n' : ''}${' '.repeat(indent)}${statement}`;
    })
    .join('\n');
}

/** Joins the parts of a file with an empty line between them, without empty parts. */
export function joinParts(parts: readonly (string | undefined | false)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The value of a constant, with a `function` as the equivalent arrow function. */
export function printConstantValue(
  constant: ModelConstant,
  indent: number,
  dialect: Dialect,
): string {
  const value = printSnippet(constant.value, indent, dialect);
  if (constant.body === undefined) return value;
  const head = printSnippet(
    {...constant.value, text: constant.value.text.slice(0, constant.body)},
    indent,
    dialect,
  ).trimEnd();
  const body = value.slice(value.indexOf('{', head.length));
  return `${constant.async ? 'async ' : ''}${head} => ${body}`;
}
