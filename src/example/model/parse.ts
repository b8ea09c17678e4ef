import {parse} from '@babel/parser';
import {
  ExampleError,
  type Outline,
  type OutlineButton,
  type OutlineConstant,
  type OutlineProperty,
  type PanelAttribute,
  type PanelElement,
  type PanelNode,
  type Range,
} from './outline';
import {needsChat, quote} from './source';
import {dataOf, inspect, isNode, type Findings, type SyntaxNode} from './syntax';

/** Names that the code around an example uses in one framework or another. */
const TAKEN = new Set(
  `chat log React DeepChat DeepChatElement Chat ChatExample ClientChat Props Component ComponentProps ElementRef
  memo useRef useMemo useCallback dynamic ref onMount ready element style viewChild signal effect afterNextRender
  useTemplateRef onMounted createSignal setReady Show computed state derived props bindable inspect host Solid`.split(
    /\s+/,
  ),
);

const PANEL_TAGS = 'div p h2 h3 h4 button span ul ol li strong em b i code br img a small'.split(
  ' ',
);
const PANEL_ATTRIBUTES =
  'className style id type href target rel alt src width height title role'.split(' ');

/** What an example may consist of, told in each message about something else. */
export const GRAMMAR =
  'An example is: any number of const or function declarations, then <DeepChat …/> with at most one child ' +
  'element (the intro panel), or a fragment <>…</> with one <DeepChat> and buttons ' +
  '<button onClick={() => …}>Text</button>.';

function lineOf(node: SyntaxNode): number {
  return node.loc.start.line;
}

function fail(message: string, node: SyntaxNode): never {
  throw new ExampleError(`${message} ${GRAMMAR}`, lineOf(node));
}

function program(source: string): SyntaxNode {
  try {
    const tree = parse(source, {
      sourceType: 'module',
      plugins: ['typescript', 'jsx'],
      createParenthesizedExpressions: true,
    });
    return tree.program as unknown as SyntaxNode;
  } catch (error) {
    const {message, loc} = error as SyntaxError & {loc?: {line: number}};
    throw new ExampleError(message.replace(/\s*\(\d+:\d+\)$/, ''), loc?.line ?? 1);
  }
}

/** JSX joins the lines of a text and drops the blanks around line breaks. */
function jsxText(raw: string): string {
  if (!raw.includes('\n')) return raw;
  const lines = raw.split('\n');
  return lines
    .map((line, index) => {
      const left = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? left : left.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}

function jsxName(node: SyntaxNode): string {
  const name = (node.openingElement as SyntaxNode).name as SyntaxNode;
  return name.type === 'JSXIdentifier' ? String(name.name) : '';
}

/** Children without the blanks that only lay out the source. */
function jsxChildren(node: SyntaxNode): SyntaxNode[] {
  return (node.children as SyntaxNode[]).filter((child) => {
    if (child.type === 'JSXText') return jsxText(String(child.value)).trim() !== '';
    return (
      child.type !== 'JSXExpressionContainer' ||
      (child.expression as SyntaxNode).type !== 'JSXEmptyExpression'
    );
  });
}

function jsxAttributes(element: SyntaxNode): SyntaxNode[] {
  return (element.openingElement as SyntaxNode).attributes as SyntaxNode[];
}

class Reader {
  readonly found: Findings = {references: [], types: [], texts: [], declared: new Map()};
  readonly data = new Map<string, unknown>();

  constant(statement: SyntaxNode): OutlineConstant {
    const comments = statement.leadingComments as SyntaxNode[] | undefined;
    const at: Range = [comments?.[0]?.start ?? statement.start, statement.end];
    inspect(statement, this.found);
    if (statement.type === 'FunctionDeclaration') {
      const id = statement.id as SyntaxNode;
      if (statement.generator) fail('Generator functions are not part of the examples.', statement);
      return {
        names: [String(id.name)],
        at,
        value: [id.end, statement.end],
        body: (statement.body as SyntaxNode).start,
        ...(statement.async ? {async: true} : {}),
      };
    }
    const declarators = statement.declarations as SyntaxNode[];
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const')
      fail('Only const and function declarations stand before the element.', statement);
    const [declarator] = declarators;
    if (!declarator || declarators.length > 1) fail('Each const declares one name.', statement);
    const id = declarator.id as SyntaxNode;
    const init = declarator.init as SyntaxNode;
    const names: string[] = [];
    if (id.type === 'Identifier') {
      names.push(String(id.name));
      const known = dataOf(init, this.data);
      if (known) this.data.set(String(id.name), known.value);
    } else {
      const inner: Findings = {references: [], types: [], texts: [], declared: new Map()};
      inspect(declarator, inner);
      names.push(...inner.declared.keys());
    }
    const annotation = id.typeAnnotation;
    return {
      names,
      at,
      value: [init.start, init.end],
      ...(isNode(annotation)
        ? {type: [(annotation.typeAnnotation as SyntaxNode).start, annotation.end] as Range}
        : {}),
    };
  }

  property(attribute: SyntaxNode): OutlineProperty & {isData: boolean} {
    if (attribute.type === 'JSXSpreadAttribute') fail('Properties are not spread.', attribute);
    const name = String((attribute.name as SyntaxNode).name);
    const value = attribute.value as SyntaxNode | null;
    if (!value) return {name, text: 'true', isData: true};
    if (value.type === 'StringLiteral')
      return {name, text: quote(String(value.value)), isData: true};
    const expression = value.expression as SyntaxNode;
    if (value.type !== 'JSXExpressionContainer' || expression.type === 'JSXEmptyExpression')
      fail(`The property ${name} needs a value.`, attribute);
    inspect(expression, this.found);
    const known = dataOf(expression, this.data);
    if (name === 'style' && !known) fail('The style is plain data.', attribute);
    return {
      name,
      at: [expression.start, expression.end],
      isData: known !== undefined,
      ...(name === 'style' ? {style: known!.value as Record<string, string>} : {}),
    };
  }

  panel(element: SyntaxNode): PanelElement {
    const tag = jsxName(element);
    if (element.type !== 'JSXElement' || !PANEL_TAGS.includes(tag))
      fail(`The intro panel is made of ${PANEL_TAGS.join(', ')}.`, element);
    const attributes: Record<string, PanelAttribute> = {};
    for (const attribute of jsxAttributes(element)) {
      const name =
        attribute.type === 'JSXAttribute' ? String((attribute.name as SyntaxNode).name) : '';
      if (!PANEL_ATTRIBUTES.includes(name) && !/^(aria|data)-/.test(name))
        fail(
          `Elements of the intro panel have the attributes ${PANEL_ATTRIBUTES.join(', ')}.`,
          attribute,
        );
      const value = attribute.value as SyntaxNode | null;
      const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value;
      const known = isNode(expression) ? dataOf(expression, this.data) : {value: true};
      if (!known) fail(`The attribute ${name} is plain data or a constant that is.`, attribute);
      attributes[name] = known.value as PanelAttribute;
    }
    const children = jsxChildren(element).map((child): PanelNode => {
      if (child.type === 'JSXText') return jsxText(String(child.value));
      if (child.type === 'JSXElement') return this.panel(child);
      const known = isNode(child.expression) ? dataOf(child.expression, this.data) : undefined;
      if (!known) fail('The text of the intro panel is plain data or a constant that is.', child);
      return String(known.value);
    });
    return {
      tag,
      ...(Object.keys(attributes).length ? {attributes} : {}),
      ...(children.length ? {children} : {}),
    };
  }

  button(element: SyntaxNode): OutlineButton {
    if (element.type !== 'JSXElement' || jsxName(element) !== 'button')
      fail('Beside the chat stand only buttons.', element);
    const [attribute, ...others] = jsxAttributes(element);
    const value = attribute?.value as SyntaxNode | null | undefined;
    const name = attribute?.name as SyntaxNode | undefined;
    if (others.length || name?.name !== 'onClick' || value?.type !== 'JSXExpressionContainer')
      fail('A button has an onClick and nothing else.', element);
    const expression = value.expression as SyntaxNode;
    if ((expression.params as SyntaxNode[] | undefined)?.length)
      fail('The function of a button has no parameters.', expression);
    inspect(expression, this.found);
    const children = jsxChildren(element);
    const label = children.map((child) => {
      if (child.type === 'JSXText') return jsxText(String(child.value));
      const known = isNode(child.expression) ? dataOf(child.expression) : undefined;
      return known ? String(known.value) : fail('The label of a button is plain text.', child);
    });
    if (!label.length) fail('A button needs a label.', element);
    return {label: label.join('').trim(), at: [expression.start, expression.end]};
  }
}

function unwrap(node: SyntaxNode | undefined): SyntaxNode | undefined {
  let inner = node?.type === 'ExpressionStatement' ? (node.expression as SyntaxNode) : undefined;
  while (inner?.type === 'ParenthesizedExpression') inner = inner.expression as SyntaxNode;
  return inner;
}

function rename(source: string, [start, end]: Range, reason: string): never {
  const first = start + /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*/.exec(source.slice(start, end))![0].length;
  throw new ExampleError(
    `${reason} Choose another name.`,
    source.slice(0, first).split('\n').length,
  );
}

const isChat = (node: SyntaxNode) => node.type === 'JSXElement' && jsxName(node) === 'DeepChat';

/**
 * Reads an example.
 *
 * @param source the text of a `tsx live` fence
 * @throws ExampleError with the line within the source, for anything outside of the grammar
 */
export function parseExample(source: string): Outline {
  const statements = (program(source).body as SyntaxNode[]).filter(
    (statement) => statement.type !== 'EmptyStatement',
  );
  const last = statements.pop();
  const root = unwrap(last);
  if (!last || !root)
    throw new ExampleError(`The element is missing. ${GRAMMAR}`, last ? lineOf(last) : 1);

  const reader = new Reader();
  const constants = statements.map((statement) => reader.constant(statement));
  const parts = isChat(root) ? [root] : root.type === 'JSXFragment' ? jsxChildren(root) : [];
  const chats = parts.filter(isChat);
  const [element] = chats;
  if (!element || chats.length > 1) fail('Exactly one <DeepChat> is needed.', root);

  const properties = jsxAttributes(element).map((attribute) => reader.property(attribute));
  const [panel, ...others] = jsxChildren(element);
  if (others.length) fail('The chat has one child element at most.', others[0]!);
  const buttons = parts.filter((part) => !isChat(part)).map((part) => reader.button(part));

  const {references, types, texts, declared} = reader.found;
  for (const statement of constants) {
    const taken = statement.names.find((name) => TAKEN.has(name));
    if (taken)
      rename(source, statement.at, `The name ${taken} is needed by the code of a framework.`);
    for (const name of statement.names)
      if (declared.get(name)! > 1 && needsChat(constants, references, statement))
        rename(source, statement.at, `The name ${name} is declared twice.`);
  }
  for (const name of ['chat', 'log'])
    if (declared.has(name)) rename(source, [0, 0], `Examples have ${name} without declaring it.`);
  for (const {at, name, own} of references) {
    const constant = constants.find(({names}) => names.includes(name));
    if (own && (name === 'chat' || (constant && needsChat(constants, references, constant))))
      throw new ExampleError(
        `Around ${name} stand only arrow functions: some frameworks reach the chat through "this".`,
        source.slice(0, at).split('\n').length,
      );
  }
  const used = new Set(['chat', 'log', ...constants.flatMap((constant) => constant.names)]);
  return {
    constants,
    properties: properties.map(({isData: _, ...property}) => property),
    ...(panel ? {panel: reader.panel(panel)} : {}),
    buttons,
    references: references.filter(({name}) => used.has(name)),
    types,
    texts,
    isData: properties.every(({isData}) => isData) && buttons.length === 0 && panel === undefined,
  };
}
