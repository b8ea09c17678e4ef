import {eventOf} from './names.mjs';

const SCHEMA =
  'Angular refuses <deep-chat> here: add schemas: [CUSTOM_ELEMENTS_SCHEMA] to the component.';

/** A script file: its JSX, and the ranges of the Angular templates in it. */
function readScript(text, name, ts) {
  const kind = ts.ScriptKind[/\.[cm]?jsx?$/.test(name) ? 'JSX' : name.endsWith('x') ? 'TSX' : 'TS'];
  const tree = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, kind);
  const source = {
    script: text,
    isTyped: /\.[cm]?tsx?$/.test(name),
    elements: [],
    problems: [],
    templates: [],
  };
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const framework = frameworkOf(node.tagName.getText(tree), text);
      const attributes = node.attributes.properties.map((each) =>
        jsxAttribute(each, framework, tree, ts),
      );
      if (framework) source.elements.push({framework, node, attributes});
    }
    const value =
      ts.isPropertyAssignment(node) && node.name.getText(tree) === 'template' && node.initializer;
    if (!value || !ts.isStringLiteralLike(value) || !/<deep-chat\b/.test(value.text)) return;
    const start = value.getStart(tree) + 1;
    source.templates.push({start, end: value.end - 1});
    if (!text.includes('CUSTOM_ELEMENTS_SCHEMA'))
      source.problems.push({at: start, message: SCHEMA});
  };
  visit(tree);
  return source;
}

/** How JSX gives attributes to a chat; undefined if the tag is none. */
function frameworkOf(tag, text) {
  if (tag === 'deep-chat') return text.includes('solid-js') ? 'solid' : 'jsx';
  const made = String.raw`\b${tag}\s*=[^;]*(?:\bDeepChat\b|deep-chat-react)|\bDeepChat as ${tag}\b`;
  return tag === 'DeepChat' || new RegExp(made).test(text) ? 'react' : undefined;
}

function jsxAttribute(node, framework, tree, ts) {
  const codeOf = (value) => ({text: value?.getText(tree), at: (value ?? node).getStart(tree)});
  if (ts.isJsxSpreadAttribute(node)) return {kind: 'spread', ...codeOf(node.expression)};
  const value = node.initializer;
  const given = node.name.getText(tree);
  const [, scope, name] = /^(?:(on|prop):)?(.+)$/.exec(given);
  const text = value && ts.isStringLiteral(value) ? value.text : undefined;
  if (!value?.expression) return {name, kind: 'text', text, at: node.getStart(tree)};
  const code = codeOf(value.expression);
  if (given === 'ref') return {name, kind: 'ref', ...code};
  if (scope === 'prop') return {name, kind: 'value', framework: 'solid', ...code};
  if (scope === 'on') return {name, kind: 'event', ...code};
  // React's wrapper gives callbacks to the element; other JSX listens to events.
  const isEvent = framework === 'solid' ? /^on[A-Z]/ : /^on[^A-Z]+$/;
  return framework !== 'react' && isEvent.test(name)
    ? {name: eventOf(name), kind: 'event', ...code}
    : {name, kind: 'value', ...code};
}

/**
 * @typedef {object} Attribute
 * @property {string} name
 * @property {'text' | 'value' | 'event' | 'spread' | 'ref'} kind
 * @property {string} [text] Undefined if the attribute has no value.
 * @property {number} at Offset of the text in the file.
 *
 * @typedef {object} Source What a file holds: its scripts, with everything else blank, and its chats.
 * @property {string} script
 * @property {boolean} [isTyped]
 * @property {{framework: string, attributes: Attribute[]}[]} elements
 * @property {{at: number, message: string}[]} [problems]
 * @property {[number, number][]} [plain] Ranges of scripts that are no modules.
 */

/** The reason why a file can't be checked. */
export class NotChecked extends Error {}

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** The text with everything outside of these ranges blank. */
function only(text, ranges) {
  let result = '';
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0]))
    result += blank(text.slice(result.length, start)) + text.slice(start, end);
  return result + blank(text.slice(result.length));
}

const ENTITIES = {quot: '"', apos: "'", '#39': "'", '#34': '"', amp: '&', lt: '<', gt: '>'};
const CHAT_TAG = /<deep-chat\b((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)/g;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/dg;

/** The scripts of a page in HTML, and the chats in its markup. */
function readHtml(text) {
  const code = text.replace(/<!--[^]*?-->/g, blank);
  const scripts = [...code.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/dgi)].map((match) => ({
    attributes: match[1],
    range: match.indices[2],
    isModule: /type=["']?module/i.test(match[1]),
    isPlain: !/\btype=/i.test(match[1]) || /javascript/i.test(match[1]),
  }));
  const markup = scripts.reduce(
    (left, {range: [start, end]}) =>
      left.slice(0, start) + blank(left.slice(start, end)) + left.slice(end),
    code,
  );
  const plain = scripts.filter(({isPlain}) => isPlain);
  const early = plain.filter(({attributes}) => /src=[^>]*deep-?chat[^>]*\.js/i.test(attributes));
  const message = 'The component is a module: add type="module" to its script.';
  return {
    script: only(
      text,
      scripts.filter(({isModule, isPlain}) => isModule || isPlain).map(({range}) => range),
    ),
    elements: [...markup.matchAll(CHAT_TAG)].map((tag) => ({
      framework: 'html',
      attributes: [...tag[1].matchAll(ATTRIBUTE)].map((match) =>
        htmlAttribute(match, tag.index + '<deep-chat'.length),
      ),
    })),
    problems: early.map(({range: [at]}) => ({at, message})),
    plain: plain.map(({range}) => range),
  };
}

function htmlAttribute({1: name, index, indices, ...groups}, offset) {
  if (/^[:@[(*]|^v-/.test(name))
    throw new NotChecked(
      `${name} belongs to a framework's template. Check the component's own file.`,
    );
  const at = [2, 3, 4].find((group) => groups[group] !== undefined);
  const text = groups[at]?.replace(
    /&(quot|apos|#39|#34|amp|lt|gt);/g,
    (_, entity) => ENTITIES[entity],
  );
  return {name, kind: 'text', text, at: offset + (indices[at]?.[0] ?? index)};
}

/** All objects of a syntax tree that match; positions and links back to parents are left out. */
function nodesIn(tree, matches) {
  if (!tree || typeof tree !== 'object') return [];
  const inner = Object.entries(tree)
    .filter(([key]) => !/^(?:parent|loc|metadata|.*[sS]pan|i18n|codegenNode)$/.test(key))
    .flatMap(([, value]) => nodesIn(value, matches));
  return matches(tree) ? [tree, ...inner] : inner;
}

/** The chats of a template: nodes with this name, and what makes attributes of a node. */
const chatsIn = (tree, framework, attributesOf) =>
  nodesIn(
    tree,
    (node) => node.tag === 'deep-chat' || (node.name === 'deep-chat' && node.attributes),
  ).map((node) => ({framework, attributes: attributesOf(node).filter(Boolean)}));

async function readVue(text, load) {
  const {parse} = await load('vue/compiler-sfc', 'vue');
  const {descriptor, errors} = parse(text);
  const scripts = [descriptor.script, descriptor.scriptSetup].filter(Boolean);
  const toAttribute = ({type, name, value, arg, exp, modifiers = [], loc}) => {
    const given = arg?.content;
    const item = {
      text: exp?.content,
      at: (exp ?? value ?? arg)?.loc.start.offset ?? loc.start.offset,
    };
    if (type === 6)
      return {name, kind: name === 'ref' ? 'ref' : 'text', ...item, text: value?.content};
    if (name === 'on' && arg) return {name: given, kind: 'event', ...item};
    if (name !== 'bind') return undefined;
    if (!arg) return {name, kind: 'spread', ...item};
    const isProperty = modifiers.some((modifier) => (modifier.content ?? modifier) === 'prop');
    // Vue listens to an event where it is given a name that begins with “on”.
    if (/^on[A-Z]/.test(given) && !isProperty)
      return {name: eventOf(given), kind: 'event', ...item};
    return {name: given, kind: 'value', ...item, text: item.text ?? given};
  };
  return {
    script: only(
      text,
      scripts.map(({loc}) => [loc.start.offset, loc.end.offset]),
    ),
    isTyped: scripts.some(({lang}) => lang?.startsWith('ts')),
    elements: chatsIn(descriptor.template?.ast?.children, 'vue', ({props}) =>
      props.map(toAttribute),
    ),
    problems: errors.map(({message, loc}) => ({at: loc?.start.offset ?? 0, message})),
  };
}

async function readSvelte(text, load) {
  const {parse} = await load('svelte/compiler', 'svelte');
  let tree;
  try {
    tree = parse(text, {modern: true});
  } catch (error) {
    const at = error.position?.[0] ?? error.start?.character ?? 0;
    return {script: '', elements: [], problems: [{at, message: error.message.split('\n')[0]}]};
  }
  const codeOf = (node) => ({text: text.slice(node.start, node.end), at: node.start});
  const toAttribute = ({type, name, value, expression, start}) => {
    const item = expression ? codeOf(expression) : {at: start};
    if (/^Spread/.test(type)) return {name, kind: 'spread', ...item};
    if (type === 'BindDirective' && name === 'this') return {name, kind: 'ref', ...item};
    if (type === 'OnDirective' || type === 'EventHandler') return {name, kind: 'event', ...item};
    if (type !== 'Attribute') return undefined;
    const [part, ...others] = value === true ? [] : [value].flat();
    // Text with expressions in it is a text that isn't known.
    if (others.length > 0) return {name, kind: 'value', text: "''", at: start};
    if (!part?.expression) return {name, kind: 'text', text: part?.data, at: part?.start ?? start};
    const [, event] = /^on([^A-Z]+)$/.exec(name) ?? [];
    return {name: event ?? name, kind: event ? 'event' : 'value', ...codeOf(part.expression)};
  };
  const scripts = [tree.module, tree.instance].filter(Boolean);
  return {
    script: only(
      text,
      scripts.map(({content}) => [content.start, content.end]),
    ),
    isTyped: /<script[^>]*\blang=["']?ts/.test(text),
    elements: chatsIn(tree.fragment ?? tree.html, 'svelte', ({attributes}) =>
      attributes.map(toAttribute),
    ),
  };
}

/** An Angular template that starts at an offset of its file. */
async function readTemplate(template, offset, load) {
  const {parseTemplate} = await load('@angular/compiler');
  const {nodes, errors} = parseTemplate(template, 'template.html');
  const at = (span) => offset + span.start.offset;
  // A pipe can make any value.
  const codeOf = ({source}) => (/[^|]\|[^|]/.test(source) ? 'undefined' : source);
  return {
    problems: (errors ?? []).map(({msg, span}) => ({at: at(span), message: msg})),
    elements: chatsIn(
      nodes,
      'angular',
      ({inputs = [], outputs = [], attributes, references = [], sourceSpan}) => [
        ...inputs
          .filter(({type}) => type === 0)
          .map(({name, value, valueSpan}) => ({
            name,
            kind: 'value',
            text: codeOf(value),
            at: at(valueSpan),
          })),
        ...outputs.map(({name, handlerSpan}) => ({name, kind: 'event', at: at(handlerSpan)})),
        ...attributes.map(({name, value, valueSpan, sourceSpan: whole}) => ({
          name,
          kind: 'text',
          text: valueSpan ? value : undefined,
          at: at(valueSpan ?? whole),
        })),
        ...references.map(({name}) => ({name, kind: 'ref', text: name, at: at(sourceSpan)})),
      ],
    ),
  };
}

const ANGULAR = /<deep-chat\b[^>]*\s[[(#*]|@(?:if|for|defer)\b|\*ngIf/;

/**
 * Reads a file with the compiler of its framework.
 *
 * @param load imports a package of the project, or throws {@link NotChecked}.
 * @returns {Promise<Source>}
 */
export async function read(name, text, load, ts) {
  if (/\.[cm]?[jt]sx?$/.test(name)) {
    const {templates, ...source} = readScript(text, name, ts);
    for (const {start, end} of templates) {
      const {elements, problems} = await readTemplate(text.slice(start, end), start, load);
      source.elements.push(...elements);
      source.problems.push(...problems);
    }
    return source;
  }
  if (name.endsWith('.vue')) return readVue(text, load);
  if (name.endsWith('.svelte')) return readSvelte(text, load);
  if (!/\.html?$/.test(name)) throw new NotChecked('files of this kind are not read.');
  return ANGULAR.test(text) ? {script: '', ...(await readTemplate(text, 0, load))} : readHtml(text);
}
