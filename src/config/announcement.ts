import {parseFragment, serialize, defaultTreeAdapter as tree} from 'parse5';

type Node = ReturnType<typeof tree.getChildNodes>[number];
type Parent = Parameters<typeof tree.getChildNodes>[0];

/** Elements that an announcement may have: words in a line, and links. */
const ELEMENTS = new Set(
  'a abbr b br code del em i ins kbd mark s small span strong sub sup'.split(' '),
);

/** Elements whose text is no text for readers: it goes with them. */
const WITHOUT_TEXT = new Set(
  'iframe math noembed noframes noscript object script style svg template textarea title xmp'.split(
    ' ',
  ),
);

/** An announcement that is safe to show as HTML, and what had to be left out of it. */
export interface SafeAnnouncement {
  readonly html: string;
  /** Elements and attributes, such as `<script>` and `onclick`. */
  readonly dropped: readonly string[];
}

/** Whether a link leads to a page of this site, to another site over HTTP, or to a mail address. */
function isSafeLink(address: string): boolean {
  let url: URL;
  try {
    url = new URL(address, 'https://site.invalid');
  } catch {
    return false;
  }
  return ['http:', 'https:', 'mailto:'].includes(url.protocol);
}

/**
 * Parses the HTML of an announcement as a browser does and keeps words, a few inline elements and safe links.
 * The text of other elements stays; scripts, styles and frames go with their text.
 */
export function safeAnnouncement(html: string): SafeAnnouncement {
  const dropped = new Set<string>();
  const clean = (parent: Parent) => {
    for (const node of [...tree.getChildNodes(parent)]) {
      if (tree.isTextNode(node)) continue;
      if (tree.isElementNode(node) && ELEMENTS.has(node.tagName)) {
        cleanAttributes(node, dropped);
        clean(node);
        continue;
      }
      if (tree.isElementNode(node)) {
        dropped.add(`<${node.tagName}>`);
        if (!WITHOUT_TEXT.has(node.tagName)) {
          clean(node);
          moveOut(node, parent);
        }
      }
      tree.detachNode(node);
    }
  };
  const root = parseFragment(html);
  clean(root);
  return {html: serialize(root), dropped: [...dropped]};
}

/** Puts the children of an element in front of it. */
function moveOut(element: Node & Parent, parent: Parent): void {
  for (const child of [...tree.getChildNodes(element)]) {
    tree.detachNode(child);
    tree.insertBefore(parent, child, element);
  }
}

/** Leaves `href` of safe links, `title`, `lang` and `dir`. A link may open a new tab. */
function cleanAttributes(element: Extract<Node, {tagName: string}>, dropped: Set<string>): void {
  const isLink = element.tagName === 'a';
  const opensTab =
    isLink && element.attrs.some(({name, value}) => name === 'target' && value === '_blank');
  const kept = element.attrs.filter(({name, value}) => {
    if (isLink && (name === 'target' || name === 'rel')) return false;
    const isKept =
      ['title', 'lang', 'dir'].includes(name) || (isLink && name === 'href' && isSafeLink(value));
    if (!isKept) dropped.add(`${name}="${value}"`);
    return isKept;
  });
  element.attrs = opensTab
    ? [...kept, {name: 'target', value: '_blank'}, {name: 'rel', value: 'noopener noreferrer'}]
    : kept;
}
