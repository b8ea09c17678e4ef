// `npm run prose`: checks spelling, phrases and the length of sentences in pages, guides, comments and the texts that the
// site shows. `npm run prose -- FILE` checks only that file.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {parse} from '@babel/parser';
import {decodeTrie, parseDictionary} from 'cspell-trie-lib';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {ROOT} from './lib/command.mjs';
import {PHRASES} from './prose/phrases.mjs';

/** Most words of a sentence on a page. */
const MAX_WORDS = 30;

const PAGE = /^(?:docs|examples)\/(?!_).*\.mdx$|^[A-Z]+\.md$|^bench\/README\.md$/;
const CODE = /^(?:src|scripts|tests|bench)\/.*\.(?:[cm]?[jt]sx?|css)$|^[^/]+\.[cm]?[jt]s$/;
/** Strings of tests are no text of the site. */
const COMMENTS_ONLY = /^(?:tests|scripts\/prose)\/|\.test\.|\.css$/;

/** The dictionaries of cspell, without its checker, which has 90 packages. */
const DICTIONARIES = [
  'dict-en_us/en_US.trie.gz',
  'dict-software-terms/dict/softwareTerms.txt.gz',
  'dict-software-terms/dict/webServices.txt',
  'dict-software-terms/dict/computing-acronyms.txt',
  'dict-software-terms/dict/software-tools.txt',
  'dict-software-terms/dict/coding-compound-terms.txt',
  'dict-software-terms/dict/networkingTerms.txt',
  '../../scripts/prose/words.txt',
].map((name) => {
  const bytes = readFileSync(path.join(ROOT, 'node_modules/@cspell', name));
  const text = name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  return name.includes('.trie') ? decodeTrie(text) : parseDictionary(text.toString());
});
const isWord = (word) => DICTIONARIES.some((dictionary) => dictionary.hasWord(word, false));
const isKnown = (word) => isWord(word) || isWord(word.toLowerCase());

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const mdx = unified().use([remarkParse, remarkFrontmatter, remarkGfm, remarkDirective, remarkMdx]);

/** The text in a node of Markdown or JSX; code and expressions are an `X`. */
function textOf({type, name, value, alt, children, openingElement}) {
  if (type === 'text' || type === 'JSXText') return value;
  if (type === 'break') return ' ';
  if (alt) return alt;
  const element = name ?? openingElement?.name.name;
  if (!children || ['code', 'pre', 'kbd'].includes(element)) return 'X';
  return children.map(textOf).join('');
}

/** The paragraphs, headings, cells, titles and descriptions of a page, each with its line. */
export function pageTexts(source, file) {
  const texts = [];
  (function visit(node) {
    const {line} = node.position.start;
    if (['paragraph', 'heading', 'tableCell'].includes(node.type))
      return texts.push({line, text: textOf(node)});
    if (node.type === 'yaml')
      for (const [, text] of node.value.matchAll(/^(?:title|description): *(.+)$/gm))
        texts.push({line, text: text.replace(/^(['"])(.*)\1$/, '$2')});
    if (node.type === 'code')
      texts.push({line, text: /\btitle="([^"]*)"/.exec(node.meta)?.[1] ?? ''});
    node.children?.forEach(visit);
  })((file.endsWith('.mdx') ? mdx : markdown).parse(source));
  return texts;
}

/** A string of three words or more that begins like a sentence, and is no code. */
const isSentence = (text) =>
  /^[“"(]?\p{Lu}[^{}<>\\=;]*$/u.test(text) &&
  (text.match(/\p{L}[\p{L}’']*(?=[\s.,:!?)]|$)/gu)?.length ?? 0) >= 3;

/** The comments of a script or style sheet, and the texts that it shows unless only comments are wanted. */
export function codeTexts(source, file) {
  const comments = source.matchAll(/(?<=^|[\s;{(])(?:\/\/.*(?:\n[ \t]*\/\/.*)*|\/\*[^]*?\*\/)/gm);
  const texts = [...comments]
    .filter(([text]) => !/eslint|prettier-|@ts-|webpack|__PURE__|^\/\/\s*@/.test(text))
    .flatMap(({0: text, index}) =>
      text
        .replace(
          /\{@link[^}]*\}|@\w+(?: \{.*?\})?(?: \[?[\w.]+\]?)?|https?:\S+|\S*[/_]\w\S*/g,
          ' X ',
        )
        .split(/\n[\s/*]*\n|\n[\s/*]*(?=- |@)/)
        .map((part) => part.replace(/^[\s/*]+|[\s/*]+$|\n[ \t]*(?:\/\/|\*)/g, ' '))
        .map((part) => ({line: lineAt(source, index), text: withoutCode(part), isComment: true})),
    );
  if (COMMENTS_ONLY.test(file)) return texts;
  const plugins = [
    'decorators',
    ...(/tsx?$/.test(file) ? ['typescript'] : []),
    ...(/\.ts$/.test(file) ? [] : ['jsx']),
  ];
  const {program} = parse(source, {sourceType: 'unambiguous', plugins, errorRecovery: true});
  (function visit(node, isInText = false) {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach((child) => visit(child, isInText));
    const found = (text) => texts.push({line: node.loc.start.line, text: withoutCode(text)});
    const isText = node.children?.some(
      ({type, value}) => type === 'JSXText' && /\p{L}{2}/u.test(value),
    );
    if (isText && !isInText) found(textOf(node));
    if (node.type === 'StringLiteral' && isSentence(node.value)) found(node.value);
    if (node.type === 'TemplateLiteral') {
      const text = node.quasis.map(({value}) => value.cooked ?? '').join(' X ');
      if (isSentence(text)) found(text);
    }
    if (/^(?:TS|Import|TaggedTemplate)/.test(node.type ?? '')) return;
    for (const [key, child] of Object.entries(node))
      if (key !== 'loc' && !key.endsWith('omments')) visit(child, isText || isInText);
  })(program);
  return texts;
}

const withoutCode = (text) => text.replace(/`[^`]*`|https?:\S+/g, 'X').replace(/\s+/g, ' ');
const lineAt = (source, index) => source.slice(0, index).split('\n').length;
const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** What is wrong with a text, a sentence each. */
export function findings({text, isComment}, isPage) {
  const sentences = [...segmenter.segment(text)].map(({segment}) => segment.trim());
  const phrases = sentences.flatMap((sentence) =>
    PHRASES.filter(
      ({find, except, pages}) =>
        !(pages && isComment) && find.test(sentence) && !except?.test(sentence),
    ).map(
      ({find, write}) => `“${find.exec(sentence)[0].trim()}” in “${sentence}” → write ${write}`,
    ),
  );
  const long = sentences
    .filter((sentence) => isPage && sentence.split(/\s+(?=\S*[\p{L}\p{N}])/u).length > MAX_WORDS)
    .map((sentence) => `more than ${MAX_WORDS} words: “${sentence}” → split it`);
  const words =
    text.match(
      /(?<![\p{L}\p{N}_.@#$’'-])\p{L}[\p{Ll}’']{3,}(?![\p{L}\p{N}_(.]*[\p{L}\p{N}_(])/gu,
    ) ?? [];
  const misspelled = words
    .map((word) => word.replace(/[’']s?$/, '').replace('’', "'"))
    .filter((word) => !isKnown(word))
    .map((word) => `“${word}” is misspelled, or belongs into scripts/prose/words.txt`);
  return [...phrases, ...long, ...misspelled];
}

function checkFiles(names) {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = tracked.split('\n').filter((file) => PAGE.test(file) || CODE.test(file));
  const asked = names.map((name) =>
    path.relative(ROOT, path.resolve(name)).replaceAll(path.sep, '/'),
  );
  let count = 0;
  for (const file of asked.length > 0
    ? asked
    : files.filter((it) => existsSync(path.join(ROOT, it)))) {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    for (const each of PAGE.test(file) ? pageTexts(source, file) : codeTexts(source, file))
      for (const finding of findings(each, PAGE.test(file))) {
        console.log(`${file}:${each.line}: ${finding}`);
        count += 1;
      }
  }
  console.log(`${count} findings`);
  process.exitCode = count === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) checkFiles(process.argv.slice(2));
