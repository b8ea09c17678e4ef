import {eventOf} from './names.mjs';

const SCHEMA =
  'Angular refuses <deep-chat> here: add schemas: [CUSTOM_ELEMENTS_SCHEMA] to the component.';

/** A script file: its JSX, and the ranges of the Angular templates in it. */
export function readScript(text, name, ts) {
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
