import {followMember, followPath, openTypes, type Step} from './paths';
import {membersOf, typeOf, type ApiModel} from './model';
import {attribute, codeSpans, commentId, isClosedPart, plainText, type Node} from '../../mdx/nodes';
import {typesOfPlace} from './table';

/** A part of a page, from one heading to the next of its level or above. */
export interface Section {
  readonly depth: number;
  readonly title: string;
  readonly id: string;
  readonly parent?: Section;
  /** Types that it is about. */
  readonly types: string[];
  /** The fields that its heading names. */
  readonly steps: readonly Step[];
  /** Nodes between its heading and the next heading of any level. */
  readonly nodes: Node[];
  readonly children: Section[];
}

/** Divides a page into sections and finds out what each is about. */
export function sectionsOf(tree: Node, model: ApiModel, url: string): Section[] {
  const provider = providerOf(model, url);
  const page: Section = {
    depth: 1,
    title: '',
    id: '',
    types: [...(provider.at(-1)?.field.refs ?? [])],
    steps: provider,
    nodes: [],
    children: [],
  };
  const all = [page];
  let current: Section = page;
  for (const node of (tree.children ?? []).flatMap(opened)) {
    if (node.type === 'heading') {
      let parent = current;
      while (parent.depth >= (node.depth ?? 2) && parent.parent) parent = parent.parent;
      current = open(node, parent, model);
      parent.children.push(current);
      all.push(current);
    } else current.nodes.push(node);
  }
  for (const section of all) section.types.push(...namedTypes(section.nodes, model));
  return all;
}

/** A closed part that holds whole sections counts as what is in it. */
function opened(node: Node): Node[] {
  const children = node.children ?? [];
  const hasSections = isClosedPart(node) && children.some(({type}) => type === 'heading');
  return hasSections ? children.flatMap(opened) : [node];
}

function open(heading: Node, parent: Section, model: ApiModel): Section {
  const title = plainText(heading).trim();
  const id = commentId(heading) ?? '';
  const steps: Step[] = [];
  const types: string[] = [];
  const take = (found: readonly Step[] | undefined) => {
    if (!found) return false;
    steps.push(...found);
    types.push(...(found.at(-1)?.field.refs ?? []));
    return true;
  };
  for (const name of title.split(/\s*(?:,|\band\b|&)\s*/)) {
    if (!/^[\w.]+$/.test(name)) continue;
    if (typeOf(model, name)) types.push(name);
    // On the page of a provider `images` is its mode, not the property of the element.
    if (take(inParents(model, parent, name))) continue;
    take(followMember(model, name));
    types.push(...memberTypes(model, name));
  }
  if (id && typeOf(model, id)) types.push(id);
  else if (id && types.length === 0 && /^[A-Z]\w*$/.test(id))
    take(inParents(model, parent, id.charAt(0).toLowerCase() + id.slice(1)));
  return {depth: heading.depth ?? 2, title, id, parent, types, steps, nodes: [], children: []};
}

function memberTypes(model: ApiModel, name: string): readonly string[] {
  return membersOf(model).find((member) => member.name === name)?.refs ?? [];
}

function inParents(
  model: ApiModel,
  section: Section | undefined,
  path: string,
): Step[] | undefined {
  for (let place = section; place; place = place.parent) {
    const steps = followPath(model, place.types, path);
    if (steps) return steps;
  }
  return undefined;
}

/** The field of the provider that a page below `/docs/directConnection/` is about. */
function providerOf(model: ApiModel, url: string): Step[] {
  const [, , folder, name] = url.split('/');
  if (folder !== 'directConnection' || !name) return [];
  const key = model.providers.find((provider) => provider.key.toLowerCase() === name.toLowerCase());
  return (key && followPath(model, ['DirectConnection'], key.key)) ?? [];
}

/** Types that reference elements and lines such as "Type: `Demo`." name. */
function namedTypes(nodes: readonly Node[], model: ApiModel): string[] {
  return nodes.flatMap((node) => {
    if (node.name === 'details') return namedTypes(node.children ?? [], model);
    if (node.name === 'TypeTable') return typesOfPlace(model, attribute(node, 'of') ?? '');
    if (node.name === 'Property' || node.name === 'Type') {
      const names = attribute(node, 'name')?.split(/\s*,\s*/) ?? [];
      return names.flatMap((name) =>
        typeOf(model, name) ? [name] : [...memberTypes(model, name)],
      );
    }
    if (node.type !== 'paragraph' || !/^Type\b/.test(plainText(node))) return [];
    const spans = (node.children ?? []).flatMap(codeSpans);
    return spans
      .flatMap((span) => span.match(/\b[A-Z]\w+/g) ?? [])
      .filter((name) => typeOf(model, name));
  });
}

/** A section's own types and those around it, innermost first, opened. */
export function typesAround(model: ApiModel, section: Section): string[] {
  const types: string[] = [];
  for (let place: Section | undefined = section; place; place = place.parent)
    types.push(...openTypes(model, place.types));
  return [...new Set(types)];
}
