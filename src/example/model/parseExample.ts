import {parse} from '@babel/parser';
import type {
  JSXAttribute,
  JSXElement,
  JSXFragment,
  JSXSpreadAttribute,
  Node,
  Program,
  Statement,
} from '@babel/types';
import {isObject} from '../../lib/isObject';
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
import {quote, usesChat} from './source';
import {dataOf, inspect, lineOf, rangeOf, type Findings} from './syntax';

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

function fail(message: string, node: Node): never {
  throw new ExampleError(`${message} ${GRAMMAR}`, lineOf(node));
}

function program(source: string): Program {
  try {
    return parse(source, {
      sourceType: 'module',
      plugins: ['typescript', 'jsx'],
      createParenthesizedExpressions: true,
    }).program;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const place: unknown = Reflect.get(error, 'loc');
    const line = isObject(place) && typeof place.line === 'number' ? place.line : 1;
    throw new ExampleError(error.message.replace(/\s*\(\d+:\d+\)$/, ''), line);
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

function jsxName({openingElement: {name}}: JSXElement): string {
  return name.type === 'JSXIdentifier' ? name.name : '';
}

/** Children without the blanks that only lay out the source. */
function jsxChildren(node: JSXElement | JSXFragment): JSXElement['children'] {
  return node.children.filter((child) => {
    if (child.type === 'JSXText') return jsxText(child.value).trim() !== '';
    return (
      child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'
    );
  });
}

function attributeName({name}: JSXAttribute): string {
  return name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`;
}

function isStyle(value: unknown): value is Readonly<Record<string, string | number>> {
  return (
    isObject(value) && Object.values(value).every((part) => /^(?:string|number)$/.test(typeof part))
  );
}

function isPanelAttribute(value: unknown): value is PanelAttribute {
  return /^(?:string|number|boolean)$/.test(typeof value) || isStyle(value);
}

class Reader {
  readonly found: Findings = {references: [], types: [], texts: [], declared: new Map()};
  readonly data = new Map<string, unknown>();

  constant(statement: Statement): OutlineConstant {
    const [, end] = rangeOf(statement);
    const at: Range = [rangeOf(statement.leadingComments?.[0] ?? statement)[0], end];
    inspect(statement, this.found);
    if (statement.type === 'FunctionDeclaration') {
      const {id, body} = statement;
      if (!id || statement.generator)
        fail('Generator functions are not part of the examples.', statement);
      return {
        name: id.name,
        at,
        value: [rangeOf(id)[1], end],
        body: rangeOf(body)[0],
        ...(statement.async ? {async: true} : {}),
      };
    }
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const')
      fail('Only const and function declarations may come before the element.', statement);
    const [declarator, ...others] = statement.declarations;
    if (declarator?.id.type !== 'Identifier' || !declarator.init || others.length > 0)
      fail('Each const declares one name.', statement);
    const {id, init} = declarator;
    const known = dataOf(init, this.data);
    if (known) this.data.set(id.name, known.value);
    const {typeAnnotation: annotation} = id;
    const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
    return {name: id.name, at, value: rangeOf(init), ...(type && {type: rangeOf(type)})};
  }

  property(attribute: JSXAttribute | JSXSpreadAttribute): OutlineProperty & {isData: boolean} {
    if (attribute.type === 'JSXSpreadAttribute') fail('Properties are not spread.', attribute);
    const name = attributeName(attribute);
    const {value} = attribute;
    if (!value) return {name, text: 'true', isData: true};
    if (value.type === 'StringLiteral') return {name, text: quote(value.value), isData: true};
    if (value.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression')
      fail(`The property ${name} needs a value.`, attribute);
    const {expression} = value;
    inspect(expression, this.found);
    const known = dataOf(expression, this.data);
    const property = {name, at: rangeOf(expression), isData: known !== undefined};
    if (name !== 'style') return property;
    if (!isStyle(known?.value)) fail('The style is plain data.', attribute);
    return {...property, style: known.value};
  }

  panel(element: Node): PanelElement {
    if (element.type !== 'JSXElement' || !PANEL_TAGS.includes(jsxName(element)))
      fail(`The intro panel is made of ${PANEL_TAGS.join(', ')}.`, element);
    const attributes: Record<string, PanelAttribute> = {};
    for (const attribute of element.openingElement.attributes) {
      const name = attribute.type === 'JSXAttribute' ? attributeName(attribute) : '';
      if (
        attribute.type !== 'JSXAttribute' ||
        (!PANEL_ATTRIBUTES.includes(name) && !/^(aria|data)-/.test(name))
      )
        fail(
          `Elements of the intro panel have the attributes ${PANEL_ATTRIBUTES.join(', ')}.`,
          attribute,
        );
      const {value} = attribute;
      const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value;
      const known = expression ? dataOf(expression, this.data) : {value: true};
      if (!isPanelAttribute(known?.value))
        fail(`The attribute ${name} is plain data or a constant that is.`, attribute);
      attributes[name] = known.value;
    }
    const children = jsxChildren(element).map((child): PanelNode => {
      if (child.type === 'JSXText') return jsxText(child.value);
      if (child.type === 'JSXElement') return this.panel(child);
      const known = 'expression' in child ? dataOf(child.expression, this.data) : undefined;
      if (!known) fail('The text of the intro panel is plain data or a constant that is.', child);
      return String(known.value);
    });
    return {
      tag: jsxName(element),
      ...(Object.keys(attributes).length ? {attributes} : {}),
      ...(children.length ? {children} : {}),
    };
  }

  button(element: Node): OutlineButton {
    if (element.type !== 'JSXElement' || jsxName(element) !== 'button')
      fail('The chat can have only buttons beside it.', element);
    const [attribute, ...others] = element.openingElement.attributes;
    if (
      others.length > 0 ||
      attribute?.type !== 'JSXAttribute' ||
      attributeName(attribute) !== 'onClick' ||
      attribute.value?.type !== 'JSXExpressionContainer'
    )
      fail('A button has an onClick and nothing else.', element);
    const {expression} = attribute.value;
    if ('params' in expression && expression.params.length > 0)
      fail('The function of a button has no parameters.', expression);
    inspect(expression, this.found);
    const children = jsxChildren(element);
    const label = children.map((child) => {
      if (child.type === 'JSXText') return jsxText(child.value);
      const known = 'expression' in child ? dataOf(child.expression) : undefined;
      return known ? String(known.value) : fail('The label of a button is plain text.', child);
    });
    if (!label.length) fail('A button needs a label.', element);
    return {label: label.join('').trim(), at: rangeOf(expression)};
  }
}

function unwrap(node: Node | undefined): Node | undefined {
  let inner = node?.type === 'ExpressionStatement' ? node.expression : undefined;
  while (inner?.type === 'ParenthesizedExpression') inner = inner.expression;
  return inner;
}

function rename(source: string, [start, end]: Range, reason: string): never {
  const [blanks = ''] = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*/.exec(source.slice(start, end)) ?? [];
  throw new ExampleError(
    `${reason} Choose another name.`,
    source.slice(0, start + blanks.length).split('\n').length,
  );
}

const isChat = (node: Node): node is JSXElement =>
  node.type === 'JSXElement' && jsxName(node) === 'DeepChat';

/**
 * Reads an example.
 *
 * @param source the text of a `tsx live` fence
 * @throws ExampleError with the line within the source, for anything outside of the grammar
 */
export function parseExample(source: string): Outline {
  const statements = program(source).body.filter(({type}) => type !== 'EmptyStatement');
  const last = statements.pop();
  const root = unwrap(last);
  if (!last || !root)
    throw new ExampleError(`The element is missing. ${GRAMMAR}`, last ? lineOf(last) : 1);

  const reader = new Reader();
  const constants = statements.map((statement) => reader.constant(statement));
  const parts: Node[] = isChat(root)
    ? [root]
    : root.type === 'JSXFragment'
      ? jsxChildren(root)
      : [];
  const chats = parts.filter(isChat);
  const [element] = chats;
  if (!element || chats.length > 1) fail('Exactly one <DeepChat> is needed.', root);

  const properties = element.openingElement.attributes.map((attribute) =>
    reader.property(attribute),
  );
  const [panel, second] = jsxChildren(element);
  if (second) fail('The chat has one child element at most.', second);
  const buttons = parts.filter((part) => !isChat(part)).map((part) => reader.button(part));

  const {references, types, texts, declared} = reader.found;
  const inner = new Set(
    constants.filter(({at}) => usesChat(at, {constants, references})).map(({name}) => name),
  );
  for (const {name, at} of constants) {
    if (TAKEN.has(name))
      rename(source, at, `The name ${name} is needed by the code of a framework.`);
    if ((declared.get(name) ?? 0) > 1 && inner.has(name))
      rename(source, at, `The name ${name} is declared twice.`);
  }
  for (const name of ['chat', 'log'])
    if (declared.has(name)) rename(source, [0, 0], `Examples have ${name} without declaring it.`);
  for (const {at, name, own} of references)
    if (own && (name === 'chat' || inner.has(name)))
      throw new ExampleError(
        `Use only arrow functions around ${name}: some frameworks reach the chat through "this".`,
        source.slice(0, at).split('\n').length,
      );
  const used = new Set(['chat', 'log', ...constants.map(({name}) => name)]);
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
