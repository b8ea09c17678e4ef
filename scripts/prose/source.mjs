import {parse} from '@babel/parser';
import {createPassage} from './passage.mjs';

/** @typedef {import('./passage.mjs').Passage} Passage */

/** Comments for tools. */
const DIRECTIVE = /^\s*(?:eslint|prettier|@ts-|@vitest|@vite|webpack|istanbul|global\b|#__)/;
/** Names and types in TSDoc, links, tags, and code between backticks. */
const CODE_IN_COMMENT =
  /`[^`\n]*`|\{@link[^}]*\}|@(?:param|property|typedef|template)\b(?: \{(?:[^{}]|\{[^{}]*\})*\})?(?: \[?[\w.]+\]?)?|@\w+(?: \{(?:[^{}]|\{[^{}]*\})*\})?|https?:\/\/\S+|(?<![\w/])[\w.*-]*\/[\w./*-]+/g;
/** Code between backticks, placeholders and addresses in messages. */
const CODE_IN_STRING =
  /`[^`\n]*`|\$\{…\}|https?:\/\/\S+|<\/?[a-z][^>]*>|(?<![\w/])[\w.*-]*\/[\w./*-]+/g;
/** Attributes and properties whose strings people read, however short they are. */
const SHOWN_NAMES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'ariaLabel',
  'description',
  'hint',
  'label',
  'message',
  'note',
  'placeholder',
  'summary',
  'tagline',
  'title',
]);
/** Elements whose content is code. */
const CODE_ELEMENTS = new Set(['code', 'kbd', 'pre']);
/** Attributes whose strings are never text. */
const SILENT_NAMES = new Set(['className', 'class', 'd', 'style', 'viewBox', 'transform']);

/**
 * The comments of a script or style sheet and, unless `commentsOnly`, the texts that it shows to people.
 *
 * @param {string} source
 * @param {string} file
 * @param {{commentsOnly?: boolean}} [options]
 * @returns {Passage[]}
 * @throws {SyntaxError} when the script can't be parsed
 */
export function sourcePassages(source, file, {commentsOnly = false} = {}) {
  if (file.endsWith('.css')) return styleComments(source);
  const tree = parse(source, {
    sourceType: 'unambiguous',
    plugins: [
      'decorators',
      ...(/\.[cm]?tsx?$/.test(file) ? ['typescript'] : []),
      ...(/\.(?:ts|mts|cts)$/.test(file) ? [] : ['jsx']),
    ],
    allowReturnOutsideFunction: true,
    errorRecovery: true,
  });
  const passages = commentPassages(tree.comments ?? []);
  if (!commentsOnly)
    visitTexts(tree.program, (text, line) => passages.push(textPassage(text, line)));
  return passages;
}

/** @param {string} css */
function styleComments(css) {
  const comments = [...css.matchAll(/\/\*([^]*?)\*\//g)].map(({1: value = '', index}) => ({
    type: 'CommentBlock',
    value,
    loc: {start: {line: css.slice(0, index).split('\n').length, column: 1}},
  }));
  return commentPassages(comments);
}

/** One passage for each block of comments; `//` lines that follow each other are one block. */
function commentPassages(comments) {
  const blocks = [];
  for (const {type, value, loc} of comments) {
    if (DIRECTIVE.test(value)) continue;
    const last = blocks.at(-1);
    const {line, column} = loc.start;
    const lines = value.split('\n').map((text) => text.replace(/^\s*\*+ ?/, ''));
    const isNext = last?.next === line && last.column === column && type === 'CommentLine';
    if (isNext) {
      last.lines.push(...lines);
      last.next += 1;
    } else blocks.push({line, column, lines, next: type === 'CommentLine' ? line + 1 : -1});
  }
  return blocks.flatMap(({line, lines}) =>
    paragraphsOf(lines).map(({start, text}) =>
      withoutCode('comment', text, line + start, CODE_IN_COMMENT),
    ),
  );
}

/** Splits a comment at empty lines, list items and tags; leaves out indented code. */
function paragraphsOf(lines) {
  const paragraphs = [];
  let isFence = false;
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const isEdge = /^\s*```/.test(line);
    if (isEdge) isFence = !isFence;
    const isCode = isEdge || isFence || /^ {4,}\S/.test(line);
    if (isCode || !/\p{L}/u.test(line)) isOpen = false;
    else if (isOpen && !/^\s*(?:[-*@]|\d+\.)\s?/.test(line)) paragraphs.at(-1).text += `\n${line}`;
    else {
      paragraphs.push({start: index, text: line});
      isOpen = true;
    }
  }
  return paragraphs;
}

/**
 * @param {import('./passage.mjs').Kind} kind
 * @param {string} text
 * @param {number} line
 * @param {RegExp} code
 */
function withoutCode(kind, text, line, code) {
  const {passage, addText, addCode} = createPassage(kind);
  let end = 0;
  const lineOf = (index) => line + text.slice(0, index).split('\n').length - 1;
  for (const match of text.matchAll(code)) {
    if (match.index > end) addText(text.slice(end, match.index), lineOf(end));
    addCode(match[0], lineOf(match.index));
    end = match.index + match[0].length;
  }
  addText(text.slice(end), lineOf(end));
  return passage;
}

const textPassage = (text, line) => withoutCode('interface', text, line, CODE_IN_STRING);

/** Three words of which the first has a capital, or that end like a sentence; no code and no selector. */
function looksLikeSentence(text) {
  if (
    /[{}]|;\s*(?:\n|$)|=>|^\s*<|\/\/|\\|\bconst |\bimport |^\s*(?:SELECT|Bearer)\b/.test(
      text.replaceAll('${…}', ''),
    )
  )
    return false;
  const words = text.trim().split(/\s+/);
  const plain = words.filter((word) => /^[("'“‘]?[\p{L}’'-]+[)"'”’]?[.,:;!?…]*$/u.test(word));
  const isEnded = /[.!?…]['")]?$/.test(text.trim());
  const isStarted = /^[“"'(]?(?:\p{Lu}|\$\{…\} )/u.test(text.trim());
  return words.length >= 3 && plain.length / words.length >= 0.6 && (isStarted || isEnded);
}

const isText = ({type, value}) => type === 'JSXText' && /\p{L}{2}/u.test(value);

/** The text of an element with its inline elements; expressions and code become placeholders. */
function jsxText({type, value, openingElement, children, expression}) {
  if (type === 'JSXText') return value;
  if (type === 'JSXExpressionContainer')
    return expression.type === 'StringLiteral' ? expression.value : '${…}';
  const isCode = CODE_ELEMENTS.has(openingElement?.name.name);
  return isCode ? '`…`' : (children ?? []).map(jsxText).join('');
}

/** Calls `found` with each text of the syntax tree that people read. */
function visitTexts(root, found) {
  visit(root, undefined);

  /** Visits what a node contains; `isInside` an element whose text has been found already. */
  function visitChildren(node, name, isInside = false) {
    for (const [key, child] of Object.entries(node))
      if (child && typeof child === 'object' && key !== 'loc' && !key.endsWith('omments'))
        visit(child, name, isInside);
  }

  function visit(node, name, isInside = false) {
    if (Array.isArray(node)) return node.forEach((child) => visit(child, name, isInside));
    if (typeof node?.type !== 'string') return;
    const {line} = node.loc.start;
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'TSLiteralType':
      case 'TaggedTemplateExpression':
      case 'JSXText':
        return;
      case 'JSXElement':
      case 'JSXFragment': {
        const hasText = !isInside && node.children.some(isText);
        if (hasText) foundElement(node);
        return visitChildren(node, undefined, hasText || isInside);
      }
      case 'StringLiteral':
        return foundString(node.value, name, line);
      case 'TemplateLiteral':
        foundString(node.quasis.map(({value}) => value.cooked ?? '').join('${…}'), name, line);
        return visit(node.expressions, undefined);
      case 'JSXAttribute':
        return visit(node.value, node.name.name);
      case 'ObjectProperty':
        return visit(node.value, node.key.name ?? node.key.value);
      case 'CallExpression':
        return visitChildren(node, undefined);
    }
    visitChildren(node, name, isInside);
  }

  function foundElement(node) {
    const text = jsxText(node);
    const lead = /^\s*/.exec(text)?.[0] ?? '';
    const start = node.children[0]?.loc.start.line ?? node.loc.start.line;
    found(text.trim(), start + lead.split('\n').length - 1);
  }

  function foundString(value, name, line) {
    if (SILENT_NAMES.has(name)) return;
    const isLabel = SHOWN_NAMES.has(name) && /^\p{Lu}[^{}]*\s/u.test(value);
    if (isLabel || looksLikeSentence(value)) found(value, line);
  }
}
