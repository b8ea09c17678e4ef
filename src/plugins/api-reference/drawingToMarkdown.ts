import {indexOf} from './list';
import {tableText} from '../../mdx/fences';
import {plainText, rangeOf, type Node} from '../../mdx/nodes';
import {defaultsOf} from './table';
import type {Drawing} from './transform';
import type {Reference} from './reference';

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
