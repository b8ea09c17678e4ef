import {helpOf} from '../../providers/fields';
import {membersOf, typeOf, type ApiField, type ApiModel} from './model';
import {noSuch} from '../../mdx/pageProblem';
import {attribute, attributesOf, plainText, text, codeSpans, type Node} from '../../mdx/nodes';
import {followMember, followPath, openTypes, type Step} from './paths';
import type {Reference} from './loadModel';

/** A mistake in a page, with the node that it is about. */
export class PageError extends Error {
  constructor(
    message: string,
    readonly node: Node,
  ) {
    super(message);
  }
}

/** One item of the list in a `TypeTable`. */
interface Described {
  /** The fields that it is about, as they are written. */
  readonly paths: readonly string[];
  readonly item: Node;
  /** The description; empty for an item that is a name alone. */
  readonly nodes: Node[];
}

/**
 * Reads the list in a `TypeTable`: each item is a field's path in a code span, a colon, and what it does.
 * One item may name several fields that share a description. An item without a description takes the words
 * that the playground's form has for the setting.
 *
 * @throws PageError when the children are anything else.
 */
export function readProse(element: Node): Described[] {
  return (element.children ?? []).flatMap((child) => {
    if (child.type !== 'list')
      throw new PageError(
        'TypeTable holds only a list: "- `field`: what it does". Put other text above or below it.',
        child,
      );
    return (child.children ?? []).map(readItem);
  });
}

function readItem(item: Node): Described {
  const [paragraph, ...rest] = item.children ?? [];
  const children = paragraph?.children ?? [];
  const colon = children.findIndex((node) => textOf(node)?.startsWith(':'));
  const names = colon < 0 ? children : children.slice(0, colon);
  const clean = names.every((node) => node.type === 'inlineCode' || textOf(node) === ',');
  const paths = names.flatMap(codeSpans);
  if (paths.length === 0 || !clean || rest.length > 0)
    throw new PageError(
      'An item of a TypeTable is one line: "- `field`: what it does", or "- `one`, `other`: …".',
      item,
    );
  if (colon < 0) return {paths, item, nodes: []};
  const nodes = children.slice(colon).map((node, index) => {
    return index > 0 ? node : {...node, value: node.value?.replace(/^\s*:\s*/, '')};
  });
  return {paths, item, nodes};
}

function textOf({type, value = ''}: Node): string | undefined {
  return type === 'text' ? value.trim() : undefined;
}

/** Name that a `TypeTable` uses for the element itself: its properties, methods and callbacks. */
export const ELEMENT_NAME = 'DeepChat';

/** One field of a row. */
export interface TableField {
  /** As the page writes it. */
  readonly path: string;
  readonly id: string;
  /** Where the field is documented, for members of the element; otherwise the row itself documents it. */
  readonly home?: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: string;
}

/** A row of a table: fields that share a description. */
export interface TableRow {
  readonly fields: readonly TableField[];
  readonly description: readonly Node[];
}

/** What a table is drawn from. */
export interface Table {
  /** What the fields belong to, as the page writes it: `Connect`, `directConnection.openAI.chat`. */
  readonly of: string;
  readonly rows: readonly TableRow[];
}

/** A field that a `TypeTable` names, found in the API. */
interface FoundField {
  readonly field: ApiField;
  /** The fields that its path leads through, itself last; empty for members and parameters. */
  readonly steps: readonly Step[];
}

/**
 * The rows of a `TypeTable`: the fields that its list names, in that order.
 *
 * @param used ids of the page's other tables; those of this table are added.
 * @throws PageError for a name that the component does not have, or a field that is listed twice.
 */
export function readTable(element: Node, reference: Reference, used: Set<string>): Table {
  const {model, defaults, homes} = reference;
  const of = attribute(element, 'of') ?? '';
  if (!existsPlace(model, of)) {
    const names = [...model.types, ...membersOf(model)].map(({name}) => name);
    throw unknown(element, 'type, property or method', of, names);
  }
  // Your function is given the object: then nothing in it is required of you.
  const isReceived = attributesOf(element).some(({name}) => name === 'received');
  const seen = new Set<string>();
  const rows = readProse(element).map(({paths, item, nodes}) => ({
    fields: paths.map((path) => fieldFor(path, item)),
    description: nodes.length > 0 ? nodes : sharedWords(of, paths, item),
  }));
  return {of, rows};

  function fieldFor(path: string, item: Node): TableField {
    const found = findField(model, of, path);
    if (!found) throw unknown(item, `field of ${of}`, path, fieldNames(model, of));
    if (seen.has(path)) throw new PageError(`The field "${path}" is described twice.`, item);
    seen.add(path);
    const {field, steps} = found;
    const {type = of} = steps.at(-1) ?? {};
    const owners = [type, ...(field.from ? [field.from] : [])];
    const value = owners.map((name) => defaults[`${name}.${field.path}`]?.value).find(Boolean);
    // Types that several modes of a provider share have a table in each of them, and a longer path leads to a
    // field of a type with its own table.
    const own = anchorText(`${type}.${field.path}`);
    const byPlace = anchorText(`${of}.${path}`);
    const ids = own === anchorText(`${type}.${path}`) ? [own, byPlace] : [byPlace];
    const id = ids.find((candidate) => !used.has(candidate));
    if (!id)
      throw new PageError(
        `Another table of this page lists \`${path}\` of ${of} already. Link to it.`,
        item,
      );
    used.add(id);
    return {
      path,
      id,
      home: of === ELEMENT_NAME ? homes.get(path) : undefined,
      type: field.full ?? field.type,
      required: isRequired(model, of, found) && !isReceived,
      default: value,
    };
  }
}

/** The field that a table of this place names, or undefined. */
export function findField(model: ApiModel, of: string, path: string): FoundField | undefined {
  if (of === ELEMENT_NAME) {
    const member = membersOf(model).find(({name}) => name === path);
    return member && {field: {...member, path, values: []}, steps: []};
  }
  const [root = '', ...rest] = of.split('.');
  const type = typeOf(model, root);
  if (type) {
    const steps = followPath(model, [root], [...rest, path].join('.'));
    return steps && lastField(steps);
  }
  const parameters = membersOf(model).find(({name}) => name === of)?.parameters ?? [];
  const parameter = parameters.find((candidate) => candidate.path === path);
  if (parameter) return {field: parameter, steps: []};
  const steps = followMember(model, `${of}.${path}`);
  return steps && lastField(steps);
}

function lastField(steps: readonly Step[]): FoundField | undefined {
  const last = steps.at(-1);
  return last && {field: last.field, steps};
}

/** The fields that lead to a place, none to a type or a member; undefined when there is no such place. */
function stepsTo(model: ApiModel, of: string): readonly Step[] | undefined {
  const [root = '', ...rest] = of.split('.');
  if (!typeOf(model, root)) return followMember(model, of);
  return rest.length === 0 ? [] : followPath(model, [root], rest.join('.'));
}

/** The types that the fields of a place belong to. */
export function typesOfPlace(model: ApiModel, of: string): readonly string[] {
  if (typeOf(model, of)) return [of];
  const member = membersOf(model).find(({name}) => name === of);
  return stepsTo(model, of)?.at(-1)?.field.refs ?? member?.refs ?? [];
}

/** Whether the component has what a table is of. */
export function existsPlace(model: ApiModel, of: string): boolean {
  return of === ELEMENT_NAME || stepsTo(model, of) !== undefined;
}

function fieldNames(model: ApiModel, of: string): string[] {
  const parameters = membersOf(model).find(({name}) => name === of)?.parameters ?? [];
  const fields = openTypes(model, typesOfPlace(model, of)).flatMap(
    (name) => typeOf(model, name)?.fields ?? [],
  );
  return [...parameters, ...fields].map(({path}) => path);
}

/** Whether a field has to be there: a required field of an optional object does not. */
function isRequired(model: ApiModel, of: string, {field, steps}: FoundField): boolean {
  if (of === ELEMENT_NAME) return false;
  const inside = steps.slice(stepsTo(model, of)?.length ?? 0);
  return field.required && inside.every((step) => step.field.required);
}

/** An address can't contain brackets. */
function anchorText(place: string): string {
  return place.replaceAll('[]', '').replace(/[^\w.-]+/g, '');
}

/** The playground form's text for a setting that the page only names. */
function sharedWords(of: string, paths: readonly string[], item: Node): Node[] {
  const [path, ...others] = paths;
  const help = path && helpOf(of.replace(/^directConnection\./, ''), path);
  if (help && others.length === 0) return [text(help)];
  throw new PageError(
    `Say what \`${paths.join('`, `')}\` does after a colon: src/providers/fieldLabels.ts has no help for it.`,
    item,
  );
}

/** A `TypeTable` as plain text, for the search index, which needs no types. */
export function tableTexts(
  element: Node,
): readonly {readonly names: readonly string[]; readonly text: string}[] {
  const of = attribute(element, 'of') ?? '';
  return readProse(element).map(({paths, item, nodes}) => {
    const said = nodes.length > 0 ? nodes : sharedWords(of, paths, item);
    return {names: paths, text: said.map(plainText).join('').replace(/\s+/g, ' ').trim()};
  });
}

/** The default values of a row, each once. */
export function defaultsOf(fields: readonly TableField[]): string[] {
  return [...new Set(fields.flatMap((field) => field.default ?? []))];
}

/** An error that suggests the nearest names. */
export const unknown = (
  node: Node,
  kind: string,
  name: string | undefined,
  names: readonly string[],
) => new PageError(noSuch(`The installed deep-chat has no ${kind}`, name, names), node);
