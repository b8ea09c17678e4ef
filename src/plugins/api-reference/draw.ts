import {
  component,
  html,
  inlineCode,
  link,
  plainText,
  text,
  type Node,
  rangeOf,
} from '../../mdx/nodes';
import {defaultsOf, ELEMENT_NAME, type Table, type TableField, type TableRow} from './table';
import {EVENTS, typeOf, type ApiMember, type ApiModel, type ApiType} from './model';
import {drawIndex, indexOf} from './list';
import {tableText} from '../../mdx/fences';
import type {Reference} from './loadModel';

/** What a reader gets to know about a symbol, one line each. */
export interface Fact {
  /** `Type` and `Import` are drawn in their own way. */
  readonly term: string;
  readonly code: string;
  readonly note?: string;
  /** The type that the line declares, whose name leads nowhere. */
  readonly of?: string;
  /** Anchor of the symbol that the line is about, where no heading gives it. */
  readonly id?: string;
}

/** Facts of a property, method or event callback: type, default, attribute, event. */
export function factsOfMember(member: ApiMember, {model, defaults}: Reference): Fact[] {
  const {name, type, required: isMethod} = member;
  const event = EVENTS.find(({property}) => property === name)?.event;
  // A link to the name alone would lead back to where the reader is.
  const shape = typeOf(model, type)?.shape;
  const facts: Fact[] = [{term: 'Type', code: shape ? `${type} = ${shape}` : type}];
  const value = defaults[name]?.value;
  if (value) facts.push({term: 'Default', code: value});
  if (!isMethod) {
    const note = attributeForm(member, model);
    facts.push({term: 'HTML attribute', code: name.toLowerCase(), note});
  }
  if (event) facts.push({term: 'DOM event', code: event});
  return facts;
}

/** Facts of a type, with a heading above that is its name or without: its shape, or that it is a type with fields. */
export function factsOfType({name, shape}: ApiType, hasHeading: boolean): Fact[] {
  // The heading says as much as the name alone.
  if (!shape && hasHeading) return [];
  const id = hasHeading ? undefined : name;
  if (!shape) return [{term: 'Object', id, of: name, code: name}];
  return [{term: 'Type', id, of: name, code: `${name} = ${shape}`}];
}

/** One line for each module that types are imported from. */
export function importFacts(types: readonly ApiType[]): Fact[] {
  const modules = new Map<string, Set<string>>();
  for (const {name, module} of types)
    if (module) modules.set(module, (modules.get(module) ?? new Set()).add(name));
  return [...modules].map(([module, names]) => ({
    term: 'Import',
    code: `import type {${[...names].join(', ')}} from '${module}';`,
  }));
}

/**
 * How an attribute's text becomes the property's value. The component converts by the property's type:
 * functions are evaluated, strings taken as they are, numbers parsed, `boolean` compared with `'true'`, and
 * everything else is JSON.
 */
function attributeForm({type}: ApiMember, model: ApiModel): string {
  if (type.includes('=>') || typeOf(model, type)?.kind === 'function')
    return 'the source of a function';
  if (type === 'string') return 'text';
  if (type === 'number') return 'a number';
  if (type === 'boolean') return '"true"';
  return 'JSON';
}

/** Draws facts as a list of terms. */
function drawFacts(facts: readonly Fact[], reference: Reference): Node {
  const rows = facts.map((fact) =>
    component('ApiFact', {id: fact.id, term: fact.term}, drawValue(fact, reference)),
  );
  return component('ApiFacts', {}, rows);
}

function drawValue({term, code, note, of}: Fact, reference: Reference): Node[] {
  if (term === 'Type') return [drawType(code, reference, of)];
  if (term === 'Import') return [component('ApiImport', {code}, [], true)];
  return [inlineCode(code), ...(note ? [text(`: ${note}`)] : [])];
}

/** A type in one piece of code, its names linked to the places that document them; those in quotes are values. */
function drawType(type: string, {homes}: Reference, of?: string): Node {
  const children: Node[] = [];
  let at = 0;
  for (const {0: name, index} of type.matchAll(/'[^']*'|\b[A-Z]\w*/g)) {
    const home = homes.get(name);
    if (!home || name === of) continue;
    children.push(text(type.slice(at, index)), link(home, [text(name)]));
    at = index + name.length;
  }
  children.push(text(type.slice(at)));
  return html(
    'code',
    {},
    children.filter(({value}) => value !== ''),
    true,
  );
}

/** Rows of a table that are shown before the reader opens the rest. */
const SHOWN = 8;

/** Draws a table; of a long one the first rows, and the rest in a closed part. */
function drawTable({of, rows}: Table, reference: Reference): Node[] {
  const count = rows.flatMap(({fields}) => fields).length;
  const noun = of === ELEMENT_NAME ? 'Member' : 'Field';
  const draw = (part: readonly TableRow[], label: string) =>
    component(
      'ApiTable',
      {label, noun},
      part.map((row) => drawRow(row, reference)),
    );
  // One row takes no more room than the line that would hide it.
  if (rows.length <= SHOWN + 1) return [draw(rows, `${noun}s of ${of}`)];
  return [
    draw(rows.slice(0, SHOWN), `${noun}s of ${of}`),
    component('details', {}, [
      html('summary', {}, [text(`All ${count} ${noun.toLowerCase()}s`)]),
      draw(rows.slice(SHOWN), `More ${noun.toLowerCase()}s of ${of}`),
    ]),
  ];
}

function drawRow({fields, description}: TableRow, reference: Reference): Node {
  const groups = groupByType(fields);
  return html('tr', {role: 'row'}, [
    html(
      'th',
      {role: 'rowheader', scope: 'row'},
      groups.flatMap(({type, fields: group}) => [
        ...group.flatMap((field, index) => [
          ...(index > 0 ? [text(', ')] : []),
          component(
            'a',
            {id: field.id, href: field.home ?? `#${field.id}`},
            [html('code', {}, [text(field.path)], true)],
            true,
          ),
          ...(field.required ? [text(' '), html('small', {}, [text('required')], true)] : []),
        ]),
        drawType(type, reference),
      ]),
      true,
    ),
    html(
      'td',
      {role: 'cell'},
      splitDefault([...description, ...drawDefaults(fields, description)]),
    ),
  ]);
}

/** Groups neighboring fields of one type, so that the type is written once. */
function groupByType(fields: readonly TableField[]) {
  const groups: {readonly type: string; readonly fields: TableField[]}[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.type === field.type) last.fields.push(field);
    else groups.push({type: field.type, fields: [field]});
  }
  return groups;
}

function drawDefaults(fields: readonly TableField[], description: readonly Node[]): Node[] {
  const values = defaultsOf(fields);
  if (values.length === 0) return [];
  const said = plainText({type: 'root', children: [...description]}).trim();
  const isSentence = /[.!?…]$/.test(said);
  return [
    text(`${isSentence || !said ? '' : '.'} Default: `),
    ...values.flatMap((value, index) => [...(index > 0 ? [text(', ')] : []), inlineCode(value)]),
    ...(isSentence ? [text('.')] : []),
  ];
}

/** Sets the default at the end of a description apart, whether it is from the page or from the table. */
function splitDefault(nodes: readonly Node[]): Node[] {
  const at = nodes.findIndex(({value}) => value?.includes('Default: '));
  const [before, after] = nodes[at]?.value?.split(/(?=Default: )/) ?? [];
  if (!before || !after) return [...nodes];
  const rest = [text(after), ...nodes.slice(at + 1)];
  return [...nodes.slice(0, at), text(before), html('small', {}, rest, true)];
}

/** A part of a page that reference elements generate. */
export type Drawing =
  | {readonly kind: 'facts'; readonly facts: readonly Fact[]}
  | {readonly kind: 'table'; readonly table: Table}
  | {readonly kind: 'index'};

/** The nodes that take the place of a reference element. */
export function drawingToNodes(drawing: Drawing, reference: Reference): Node[] {
  if (drawing.kind === 'facts') return [drawFacts(drawing.facts, reference)];
  if (drawing.kind === 'table') return drawTable(drawing.table, reference);
  return drawIndex(reference);
}

/** Writes what a reference element stands for as Markdown. `source` is the page's text. */
export function drawingToMarkdown(drawing: Drawing, reference: Reference, source: string): string {
  if (drawing.kind === 'facts')
    return drawing.facts
      .map((fact) => `- ${fact.term}: ${code(fact.code)}${fact.note ? ` (${fact.note})` : ''}`)
      .join('\n');
  if (drawing.kind === 'index') return indexToMarkdown(reference);
  const rows = drawing.table.rows.map(({fields, description}) => [
    fields.map(({path}) => code(path)).join(', '),
    [...new Set(fields.map(({type}) => code(type)))].join(', '),
    fields.some(({required}) => required) ? 'required' : defaultsOf(fields).map(code).join(', '),
    describe(description, source),
  ]);
  return tableText([['Field', 'Type', 'Default', 'What it does'], ...rows]);
}

/** A description as the page writes it, or, for words that come from elsewhere, as text. */
function describe(nodes: readonly Node[], source: string): string {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first?.position || !last?.position) return nodes.map(plainText).join('');
  return source
    .slice(rangeOf(first).start, rangeOf(last).end)
    .replace(/^\s*:\s*/, '')
    .replaceAll('\n', ' ');
}

function indexToMarkdown(reference: Reference): string {
  return indexOf(reference)
    .map(({title, entries}) => {
      const list = entries.map(({name, url, note}) => {
        const label = url ? `[${code(name)}](${url})` : code(name);
        return `- ${label}${note ? ` ${note}` : ''}`;
      });
      return `## ${title}\n\n${list.join('\n')}`;
    })
    .join('\n\n');
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
