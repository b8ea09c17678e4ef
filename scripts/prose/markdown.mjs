import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {createPassage} from './passage.mjs';

/** @typedef {import('./passage.mjs').Passage} Passage */

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const mdx = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/** Nodes that hold one passage each; the value says whether it may be less than a sentence. */
const HOLDERS = {paragraph: false, heading: true, tableCell: true};
/** Attributes that the page shows as text. */
const SHOWN_ATTRIBUTES = new Set(['title', 'label', 'summary', 'alt', 'caption', 'note']);
/** Lines of the front matter that people read. */
const FRONT_MATTER = /^(title|description|sidebar_label): *(.+)$/;
const FENCE_TITLE = /\btitle="([^"]*)"/;
/** Elements whose content is code. */
const CODE_ELEMENTS = new Set(['code', 'pre', 'kbd', 'samp']);

/**
 * The passages of an MDX or Markdown file, without code.
 *
 * @param {string} source
 * @param {string} file its name decides between MDX and Markdown
 * @returns {Passage[]}
 * @throws the parser's error, with line and column, when the MDX is broken
 */
export function markdownPassages(source, file) {
  /** @type {Passage[]} */
  const passages = [];
  visit((file.endsWith('.mdx') ? mdx : markdown).parse(source));
  return passages;

  /** @param {any} node */
  function visit(node) {
    const line = node.position.start.line;
    if (node.type === 'yaml') return addFrontMatter(node.value, line + 1);
    if (node.type === 'code') return addLabel(FENCE_TITLE.exec(node.meta ?? '')?.[1], line);
    if (Array.isArray(node.attributes))
      for (const {name, value} of node.attributes)
        if (SHOWN_ATTRIBUTES.has(name) && typeof value === 'string') addLabel(value, line);
    if (node.type in HOLDERS) addHolder(node);
    else node.children?.forEach(visit);
  }

  /** @param {string} yaml @param {number} line */
  function addFrontMatter(yaml, line) {
    for (const [index, text] of yaml.split('\n').entries())
      addLabel(FRONT_MATTER.exec(text)?.[2]?.replace(/^(['"])(.*)\1$/, '$2'), line + index);
  }

  /** @param {string | undefined} text @param {number} line */
  function addLabel(text, line) {
    if (!text) return;
    const {passage, addText} = createPassage('docs', true);
    addText(text, line);
    passages.push(passage);
  }

  /** @param {any} holder */
  function addHolder(holder) {
    const {passage, addText, addCode} = createPassage('docs', HOLDERS[holder.type]);
    collect(holder);
    if (passage.text.trim()) passages.push(passage);

    /** @param {any} node */
    function collect(node) {
      const line = node.position.start.line;
      if (node.type === 'text') addText(node.value, line);
      else if (node.type === 'inlineCode') addCode(`\`${node.value}\``, line);
      else if (node.type === 'break') addText(' ', line);
      else if (node.type === 'image') addLabel(node.alt, line);
      else if (CODE_ELEMENTS.has(node.name)) addCode('`…`', line);
      else node.children?.forEach(collect);
    }
  }
}
