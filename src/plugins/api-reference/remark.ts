import type {VFile} from 'vfile';
import {loadReference, type Reference} from './loadModel';
import {type Node, attribute, commentId, isClosedPart, plainText, walk} from '../../mdx/nodes';
import {pageProblem} from '../../mdx/pageProblem';
import {
  drawingToNodes,
  factsOfMember,
  factsOfType,
  importFacts,
  type Drawing,
  type Fact,
} from './draw';
import {membersOf, typeOf, type ApiMember, type ApiType} from './model';
import {slugOf} from './pages';
import {PageError, readTable, unknown} from './table';

/**
 * Draws the reference elements (`Property`, `Type`, `TypeTable`, `ApiIndex`) while MDX is compiled, so that
 * the pages hold plain tables and no model is sent to the browser.
 *
 * @throws an error with file, line and the nearest names for a symbol that the component does not have.
 */
export function apiReference({siteDir}: {siteDir: string}) {
  return async (tree: Node, file: VFile): Promise<void> => {
    try {
      transformPage(tree, await loadReference(siteDir));
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      throw pageProblem(file.path, error.node.position?.start.line ?? 1, error.message);
    }
  };
}

/** Elements that a page can use without an import. */
const ELEMENTS = new Set(['Property', 'Type', 'TypeTable', 'ApiIndex']);

/** The elements that one drawing replaces. */
type Elements = readonly [Node, ...Node[]];

/** Replaces the reference elements of a page, in place. */
export function transformPage(tree: Node, reference: Reference): void {
  tree.children = replaceElements(tree, reference, (drawing) => drawingToNodes(drawing, reference));
}

/**
 * The children of a page with each run of reference elements replaced by what `draw` makes of it, those in
 * closed parts too. A `Property` and the `Type`s below it share one list of facts.
 *
 * @throws PageError for a name that the component does not have, and for a type that is written by hand.
 */
export function replaceElements(
  tree: Node,
  reference: Reference,
  draw: (drawing: Drawing, elements: Elements) => Node[],
): Node[] {
  /** The id of the heading above. */
  let above: string | undefined;
  const used = new Set<string>();
  walk(tree, checkTypeColumn);
  return replaceIn(tree);

  function replaceIn(parent: Node): Node[] {
    return runsOf(parent.children ?? []).flatMap((run) => {
      const [node] = run;
      if (node.type === 'heading') {
        above = commentId(node) ?? slugOf(plainText(node).trim());
        if (isName(node, above)) node.data = {hProperties: {className: 'api-name'}};
      }
      if (isClosedPart(node)) return [{...node, children: replaceIn(node)}];
      if (!isElement(node)) return [node];
      if (node.name === 'ApiIndex') return draw({kind: 'index'}, run);
      if (node.name === 'TypeTable')
        return draw({kind: 'table', table: readTable(node, reference, used)}, run);
      return draw({kind: 'facts', facts: factsFor(run)}, run);
    });
  }

  /** Whether a heading is a name in code: titles begin with a capital letter, as only types do. */
  function isName(heading: Node, id: string): boolean {
    const title = plainText(heading).trim();
    return /^[a-z]\w*$/.test(title) || (title === id && typeOf(reference.model, id) !== undefined);
  }

  /** The facts of a run in one list, with one line for each module to import from, at the end. */
  function factsFor(run: Elements): Fact[] {
    const imported: ApiType[] = [];
    const facts = run.flatMap((element) => {
      if (element.name !== 'Property') {
        const types = typesFor(element, reference);
        imported.push(...types);
        return types.flatMap((type) => factsOfType(type, type.name === above));
      }
      const member = memberFor(element, reference);
      const types = member.refs.flatMap((name) => typeOf(reference.model, name) ?? []);
      imported.push(...types.filter(({module}) => module).slice(0, 1));
      return factsOfMember(member, reference);
    });
    return [...facts, ...importFacts(imported)];
  }
}

/** The nodes one by one, but each `Property` or `Type` together with the `Type`s that follow it. */
function runsOf(nodes: readonly Node[]): Elements[] {
  const runs: [Node, ...Node[]][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const hasFacts = isElement(last?.[0]) && /^(?:Property|Type)$/.test(last?.[0].name ?? '');
    if (last && hasFacts && isElement(node) && node.name === 'Type') last.push(node);
    else runs.push([node]);
  }
  return runs;
}

/** Types come from the declarations: a table that gives them by hand would go wrong unnoticed. */
function checkTypeColumn(table: Node): void {
  if (table.type !== 'table') return;
  const titles = (table.children?.[0]?.children ?? []).map((cell) => plainText(cell).trim());
  const title = titles.find((candidate) => /^(?:types?|signatures?)$/i.test(candidate));
  if (title)
    throw new PageError(
      `This table has a column "${title}" that is typed by hand. Use <TypeTable of="…">, which takes the types from the installed deep-chat. For JSON that is no type of the component, leave the column out and name the type in the sentence.`,
      table,
    );
}

function isElement(node: Node | undefined): boolean {
  return node?.type === 'mdxJsxFlowElement' && ELEMENTS.has(node.name ?? '');
}

/** The member that a `Property` names. */
function memberFor(element: Node, {model}: Reference): ApiMember {
  const name = attribute(element, 'name');
  const members = membersOf(model);
  const member = members.find((candidate) => candidate.name === name);
  if (!member)
    throw unknown(
      element,
      'property, method or event',
      name,
      members.map((candidate) => candidate.name),
    );
  return member;
}

/** The types that a `Type` names, separated by commas. */
function typesFor(element: Node, {model}: Reference): ApiType[] {
  const names = (attribute(element, 'name') ?? '').split(/\s*,\s*/);
  return names.map((name) => {
    const type = typeOf(model, name);
    if (type) return type;
    const known = model.types.map((one) => one.name);
    throw unknown(element, 'type', name, known);
  });
}
