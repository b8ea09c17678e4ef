import type {Model, ModelConstant, Snippet} from '../model/model';
import {escapeText, openTag, printChat, type MarkupKind} from './markup';
import {assign, nameOf, printSnippet, type Dialect} from './printValue';

/** A property of the chat and its expression: a literal or a name. */
interface Binding {
  readonly property: string;
  readonly expression: string;
  readonly isLiteral: boolean;
  /** The value of its constant; absent for literals and for constants that the author wrote. */
  readonly value?: Snippet;
  readonly needsChat: boolean;
}

/** A button and the name of its function; `value` is absent if the author named the function. */
interface Action {
  readonly label: string;
  readonly name: string;
  readonly value?: Snippet;
}

export interface GeneratedFile {
  /** Path within a project of that framework. */
  readonly path: string;
  readonly code: string;
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
  /** The snippet without folds: what the reader copies. */
  readonly whole: string;
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
function nameParts(model: Model): {bindings: Binding[]; actions: Action[]} {
  const own = new Set(model.constants.map(({name}) => name));
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

export function printConstants(
  constants: readonly ModelConstant[],
  indent: number,
  dialect: Dialect,
): string[] {
  return constants.flatMap(({statement, isLeftOut}) =>
    isLeftOut ? [] : printSnippet(statement, indent, dialect),
  );
}

/**
 * The parts of a chat as the frameworks name and print them.
 *
 * @param type the component's type in the code
 */
export function partsOf(model: Model, dialect: Dialect, type = 'DeepChat') {
  const {bindings, actions} = nameParts(model);
  return {
    bindings,
    actions,
    usesType: model.usesChat || bindings.some(({value}) => value),
    /**
     * The author's constants, then a typed one for each value that the chat gets by its name.
     *
     * @param isInner those that belong to one chat, or those of the module; all by default
     */
    constants(indent: number, isInner?: boolean): string[] {
      const isMeant = ({needsChat}: {readonly needsChat: boolean}) =>
        isInner === undefined || needsChat === isInner;
      return [
        ...printConstants(model.constants.filter(isMeant), indent, dialect),
        ...withValue(bindings.filter(isMeant)).map(({property, expression, value}) =>
          assign(
            `const ${expression}: ${type}['${property}']`,
            printSnippet(value, indent, dialect),
            indent,
          ),
        ),
      ];
    },
    /** One constant for the function of each button. */
    functions: (indent: number): string[] =>
      withValue(actions).map(
        ({name, value}) => `const ${name} = ${printSnippet(value, indent, dialect)};`,
      ),
    /** The element and its buttons; `listener` is the attribute that ties a button to its function. */
    markup(
      attributes: readonly string[],
      indent: number,
      listener: (name: string) => string,
      kind: MarkupKind = 'html',
    ): string[] {
      const tag = kind === 'react' ? 'Chat' : 'deep-chat';
      const buttons = actions.map(({label, name}) => {
        const open = openTag('button', ['type="button"', listener(name)], indent);
        return `${open}${escapeText(label)}</button>`;
      });
      return [printChat(tag, attributes, model, indent, kind), ...buttons];
    },
  };
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
