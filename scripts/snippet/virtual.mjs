import {Declared, isHolderName} from './declared.mjs';
import {eventOf, eventProblem, FUNCTION, GLOBAL} from './names.mjs';

const RESERVED = new Set(
  `arguments async await break case catch class const continue debugger default delete do else enum eval export
  extends false finally for function if implements import in instanceof interface let new null package private
  protected public return static super switch this throw true try typeof undefined var void while with yield`.split(
    /\s+/,
  ),
);

/**
 * A file as TypeScript: its scripts where they are, and after them one statement for everything that it does with
 * a chat. Constants are written out in these statements, and all other names are of any type. So the compiler
 * judges what the component is given, and nothing else.
 */
export class Virtual {
  text;
  problems;
  #pieces = [];

  /** @param {Map<string, {name: string, isText: boolean}>} properties by their attribute. */
  constructor(source, name, properties, ts) {
    this.kind = source.isTyped ? (name.endsWith('.ts') ? 'TS' : 'TSX') : 'JSX';
    this.source = source;
    this.properties = properties;
    this.ts = ts;
    this.text = source.script;
    this.problems = [...(source.problems ?? [])];
    this.tree = this.#parse(source.script);
    const attributes = source.elements.flatMap((element) =>
      element.attributes.map((each) => ({framework: element.framework, ...each})),
    );
    const names = attributes.filter(
      ({kind, name: given}) => kind === 'ref' || (given === 'id' && kind === 'text'),
    );
    this.declared = new Declared(this.tree, new Set(names.map(({text}) => text)), ts);
    for (const attribute of attributes) this.#readAttribute(attribute);
    this.#readScript(this.tree);
  }

  /** The offset in the file of an offset in the virtual text. */
  placeOf(offset) {
    if (offset < this.source.script.length) return offset;
    const piece = this.#pieces.findLast(({start}) => start <= offset);
    return piece ? piece.at + Math.min(offset - piece.start, piece.length) : 0;
  }

  #parse(text) {
    return this.ts.createSourceFile(
      'snippet',
      text,
      this.ts.ScriptTarget.ES2022,
      true,
      this.ts.ScriptKind[this.kind],
    );
  }

  /** The expression of a text that starts at an offset of the file. */
  #expressionOf(text, at) {
    const file = this.#parse(`(${text}\n)`);
    const node = file.statements[0]?.expression?.expression;
    return node && {node, file, shift: at - 1};
  }

  /** Adds a statement of parts; those from the file have their offset. */
  #state(...parts) {
    const words = parts.flatMap(([part, at]) =>
      at === undefined ? [] : (part.match(/[A-Za-z_$][\w$]*/g) ?? []),
    );
    const names = [...new Set(words)].filter((word) => !RESERVED.has(word));
    for (const [part, at] of [[`\n;(async (${names.join(', ')}) => {\n`], ...parts, ['\n});']]) {
      if (at !== undefined) this.#pieces.push({start: this.text.length, length: part.length, at});
      this.text += part;
    }
  }

  #assign(property, at, expression) {
    if (expression)
      this.#state(['__chat.'], [property, at], [' = ('], ...this.#inlined(expression), ['\n);']);
  }

  #call(name, expression) {
    if (expression) this.#state([`${name}(`], ...this.#inlined(expression), ['\n);']);
  }

  #readAttribute({name, kind, text, at, framework}) {
    const expression =
      text === undefined || kind === 'text' ? undefined : this.#expressionOf(text, at);
    if (kind === 'spread') return this.#call('__spread', expression);
    if (kind === 'event') return this.#listen(name, at, expression);
    if (kind === 'ref' || GLOBAL.test(name)) return;
    const property = this.properties.get(name.toLowerCase());
    const isMarkup = kind === 'text' && ['html', 'angular', 'solid'].includes(framework);
    const message = this.#nameProblem(name, property, isMarkup, framework);
    if (message) this.problems.push({at, message});
    else if (
      framework === 'react' &&
      !property &&
      /^on[A-Z]/.test(name) &&
      !eventProblem(name.slice(2).toLowerCase())
    )
      return;
    else if (kind === 'value') this.#assign(name, at, expression);
    else if (['react', 'jsx'].includes(framework))
      this.#assign(name, at, this.#expressionOf(JSON.stringify(text ?? true), at));
    else if (!property) this.#state(['__chat.'], [name, at], [';']);
    else if (!property.isText) this.#readText({name, text, at, framework}, property.name, isMarkup);
  }

  #nameProblem(name, property, isMarkup, framework) {
    if (/\W/.test(name)) {
      const meant = this.properties.get(name.replaceAll('-', '').toLowerCase());
      return `<deep-chat> has no attribute ${name}.${meant ? ` Write ${meant.name}, without hyphens.` : ''}`;
    }
    if (property && property.name !== name && !isMarkup)
      return `Write ${property.name} instead of ${name}.`;
    if (
      !property ||
      !/^on[A-Z]/.test(name) ||
      isMarkup ||
      !['jsx', 'svelte', 'angular'].includes(framework)
    )
      return undefined;
    return `${name} never fires here. Write ${framework === 'angular' ? `(${eventOf(name)})` : `on${eventOf(name)}`}.`;
  }

  /** Text for a property that is no text: HTML reads it as JSON, and frameworks give it to the property as it is. */
  #readText({name, text, at, framework}, property, isMarkup) {
    const say = (message) => this.problems.push({at, message});
    if (!isMarkup)
      return say(
        `This sets ${name} to a text. Write ${framework === 'vue' ? `:${name}="…"` : `${name}={…}`}.`,
      );
    if (text === undefined) return say(`${name} needs a value. Write ${name}="true".`);
    if (FUNCTION.test(property)) return this.#assign(property, at, this.#expressionOf(text, at));
    try {
      JSON.parse(text);
    } catch {
      return say(
        `The value of ${name} isn't JSON. Quote names and strings with ", or set it as a property in a script.`,
      );
    }
    this.#assign(property, at, this.#expressionOf(text, at));
  }

  #listen(event, at, listener) {
    const message = eventProblem(event);
    if (message) this.problems.push({at, message});
    if (listener && this.ts.isFunctionLike(this.declared.valueOf(listener.node) ?? listener.node))
      this.#call('__listen', listener);
  }

  /** An expression as parts of the file, with the names in it written out. */
  #inlined({node, file, shift}, depth = 0) {
    const {ts, tree} = this;
    const value = depth < 5 ? this.declared.valueOf(node) : undefined;
    if (value)
      return [['('], ...this.#inlined({node: value, file: tree, shift: 0}, depth + 1), ['\n)']];
    // The words before a function, such as `export default`, are no part of the expression.
    const before = ts.isFunctionDeclaration(node)
      ? node.modifiers?.filter(({kind}) => kind !== ts.SyntaxKind.AsyncKeyword).at(-1)
      : undefined;
    const parts = [];
    let at = before?.end ?? node.getStart(file);
    const copyTo = (end) => {
      parts.push([file.text.slice(at, end), at + shift]);
      at = end;
    };
    for (const child of this.#valuesIn(node)) {
      copyTo(child.getStart(file));
      if (ts.isShorthandPropertyAssignment(child.parent)) parts.push([`${child.text}: `]);
      parts.push(...this.#inlined({node: child, file, shift}, depth));
      at = child.end;
    }
    copyTo(node.end);
    return parts;
  }

  #valuesIn(node) {
    const {ts} = this;
    if (ts.isArrayLiteralExpression(node))
      return node.elements.map((each) => (ts.isSpreadElement(each) ? each.expression : each));
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
    if (!ts.isObjectLiteralExpression(node)) return [];
    const valueIn = (each) =>
      each.initializer ??
      each.expression ??
      (ts.isShorthandPropertyAssignment(each) ? each.name : undefined);
    return node.properties.map(valueIn).filter(Boolean);
  }

  #readScript(node) {
    const {ts, tree, declared} = this;
    ts.forEachChild(node, (child) => this.#readScript(child));
    const own = (each) => ({node: each, file: tree, shift: 0});
    if (
      ts.isCallExpression(node) &&
      node.expression.getText(tree) === 'Object.assign' &&
      node.arguments[1] &&
      declared.isChat(node.arguments[0])
    )
      return this.#call('__spread', own(node.arguments[1]));
    if (!ts.isPropertyAccessExpression(node)) return;
    const {text: member} = node.name;
    const at = node.name.getStart(tree);
    const isChat = declared.isChat(node.expression);
    const call =
      ts.isCallExpression(node.parent) && node.parent.expression === node ? node.parent : undefined;
    const [event, listener] = call?.arguments ?? [];
    if (
      member === 'addEventListener' &&
      event &&
      ts.isStringLiteral(event) &&
      (isChat || event.text === 'new-message')
    )
      return this.#listen(event.text, event.getStart(tree), listener && own(listener));
    if (!isChat || isHolderName(member) || /EventListener$/.test(member)) return;
    const assignment =
      ts.isBinaryExpression(node.parent) &&
      node.parent.left === node &&
      node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
        ? node.parent
        : undefined;
    if (assignment) {
      this.#findEarly(assignment, at, member);
      return this.#assign(member, at, own(assignment.right));
    }
    const values = call?.arguments.flatMap((each) => [...this.#inlined(own(each)), [', ']]);
    this.#state(['__chat.'], [member, at], ...(values ? [['('], ...values, [')']] : []), [';']);
  }

  /** A script that is no module runs before the component is loaded. */
  #findEarly({parent}, at, member) {
    const isPlain = this.source.plain?.some(([start, end]) => at >= start && at < end);
    if (isPlain && this.ts.isExpressionStatement(parent) && this.ts.isSourceFile(parent.parent))
      this.problems.push({
        at,
        message: `This script runs before the component is loaded, so ${member} is lost. Add type="module" to it.`,
      });
  }
}
