import {component, html, inlineCode, link, plainText, text, type Node} from '../../mdx/nodes';
import {defaultsOf, ELEMENT_NAME, type Table, type TableField, type TableRow} from './table';
import type {Reference} from './reference';
import type {Fact} from './view';

/** Draws facts as a list of terms. */
export function drawFacts(facts: readonly Fact[], reference: Reference): Node {
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
export function drawTable({of, rows}: Table, reference: Reference): Node[] {
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
    html('td', {role: 'cell'}, [...description, ...drawDefaults(fields, description)]),
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
