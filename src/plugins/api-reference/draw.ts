import type {TypePart} from './model';
import {component, html, inlineCode, link, text, type Node} from './nodes';
import {importLine, mergeFacts, type Fact, type Reference, type Row} from './view';

/** Draws facts as a list of terms. */
export function drawFacts(facts: readonly Fact[], reference: Reference): Node {
  const rows = mergeFacts(facts).map(({term, id, value}) =>
    component('ApiFact', {id}, [
      html('dt', {}, [text(term)], true),
      html('dd', {}, drawValue(value, reference), true),
    ]),
  );
  return component('ApiFacts', {}, rows);
}

function drawValue(value: Fact['value'], reference: Reference): Node[] {
  if (value.kind === 'type') return [drawType(value.parts, reference)];
  if (value.kind === 'import')
    return [component('ApiImport', {code: importLine(value.names, value.module)}, [], true)];
  return [inlineCode(value.code), ...(value.note ? [text(`: ${value.note}`)] : [])];
}

/** A type in one piece of code, its names linked to the places that document them. */
export function drawType(parts: readonly TypePart[], {homes}: Reference): Node {
  const children = parts.map((part) => {
    if (typeof part === 'string') return text(part);
    const home = homes.get(part.ref);
    return home ? link(home.url, [text(part.ref)]) : text(part.ref);
  });
  return html('code', {}, children, true);
}

/** What a table is drawn from. */
export interface Table {
  readonly type: string;
  readonly rows: readonly Row[];
  /** Descriptions by path. */
  readonly prose: ReadonlyMap<string, Node[]>;
}

/** Draws a type's fields as a table; on narrow screens its rows become blocks. */
export function drawTable({type, rows, prose}: Table, reference: Reference): Node {
  const cell = (label: string, children: Node[]) =>
    html('td', {role: 'cell', 'data-label': label}, children, true);
  const head = ['Field', 'Type', 'Default', 'What it does'].map((label) =>
    html('th', {role: 'columnheader', scope: 'col'}, [text(label)], true),
  );
  const body = rows.map((row) => {
    const id = fieldId(type, row.path);
    return html('tr', {role: 'row'}, [
      html(
        'th',
        {role: 'rowheader', scope: 'row'},
        [component('a', {id, href: `#${id}`}, [html('code', {}, [text(row.path)], true)], true)],
        true,
      ),
      cell('Type', [drawType(row.type, reference)]),
      cell('Default', drawDefault(row)),
      cell('What it does', describe(row, prose, reference)),
    ]);
  });
  return component('ApiTable', {label: `Fields of ${type}`}, [
    html('thead', {role: 'rowgroup'}, [html('tr', {role: 'row'}, head)]),
    html('tbody', {role: 'rowgroup'}, body),
  ]);
}

/** The id of a field's row: `Button.position`. Brackets cannot stand in an address. */
export function fieldId(type: string, path: string): string {
  return `${type}.${path.replaceAll('[]', '').replace(/[^\w.-]+/g, '')}`;
}

function drawDefault({required, default: value}: Row): Node[] {
  if (required) return [text('required')];
  return value ? [inlineCode(value)] : [];
}

function describe(row: Row, prose: Table['prose'], {homes}: Reference): Node[] {
  const own = prose.get(row.path);
  if (own) return own;
  const home = row.from ? homes.get(row.from) : undefined;
  if (!home) return [];
  return [text('See '), link(home.url, [html('code', {}, [text(row.from!)], true)]), text('.')];
}
