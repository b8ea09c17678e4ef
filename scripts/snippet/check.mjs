import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * @typedef {{name: string, text: string}} Snippet
 * @typedef {{line: number, message: string}} Problem
 */

/** Mistakes that types can't show, with a pattern that finds each in the code. */
const RULES = [
  {
    // A literal, not a variable that a reader fills in.
    found: /\bkey:\s*['"`](?!\s*['"`])[^'"`]{8,}['"`]/,
    in: /\bdirectConnection\b/,
    message:
      'Every user can read a key in directConnection. Point connect.url to your server and keep the key there.',
  },
  {
    found: /\brole:\s*['"](?:assistant|bot|system)['"]/,
    in: /\b(?:history|addMessage|introMessage|onResponse)\b/,
    message: "The component's role for replies is 'ai'. Leave the role out, or write role: 'ai'.",
  },
  {
    found: /\bhandler\b\s*[:=]?\s*(?:async\s*)?\((?![^]*\bonResponse\b)/,
    in: /\bconnect\b/,
    message: 'A handler replies with signals.onResponse. The component ignores what it returns.',
  },
  {
    found: /\bstream:\s*true\b(?![^]*\bonClose\b)/,
    in: /\bhandler\b/,
    message: 'A handler that streams calls signals.onOpen first and signals.onClose at the end.',
  },
  {
    found: /addEventListener\(\s*['"]on[A-Z]/,
    in: /deep-chat/,
    message:
      "DOM events have no 'on': listen to 'message', 'render', 'input', 'error' or 'clear-messages'.",
  },
  {
    found: /<DeepChat\b[^]*?=\{[{[]/,
    in: /\buse(?:State|Reducer)\b/,
    message:
      'Each render of a component with state gives the chat new objects and resets it. Define them outside the component, and wrap DeepChat in memo.',
  },
];

const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

/** Mistakes that a rule finds in a text. */
function ruleProblems(text) {
  return RULES.flatMap((rule) => {
    const match = rule.in.test(text) ? rule.found.exec(text) : null;
    return match ? [{line: lineAt(text, match.index), message: rule.message}] : [];
  });
}

/** The names that an attribute of the element can have, from the installed declarations. */
function attributeNames() {
  const file = path.join(ROOT, 'node_modules/deep-chat/dist/deepChat.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  const names = [];
  const visit = (node) => {
    if (ts.isPropertyDeclaration(node)) names.push(node.name.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}

const GLOBAL =
  /^(?:id|class|style|hidden|slot|lang|dir|title|role|tabindex|key|ref|(?:aria|data)-.*|[@:#].*|v-.*|on[a-z]+)$/;

/** What is wrong with the attributes of `<deep-chat>` in HTML. */
function htmlProblems(text) {
  const known = attributeNames();
  const problems = [];
  for (const tag of text.matchAll(
    /<deep-chat\b((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)/g,
  ))
    for (const attribute of tag[1].matchAll(/([^\s=>]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g)) {
      const [, name, double, single] = attribute;
      const line = lineAt(text, tag.index);
      const plain = name.toLowerCase();
      if (!known.has(plain) && !GLOBAL.test(plain)) {
        const meant = known.get(plain.replaceAll('-', ''));
        problems.push({
          line,
          message: `<deep-chat> has no attribute ${name}.${meant ? ` Write ${meant}, without hyphens.` : ' See /docs/api.json for the names.'}`,
        });
      }
      const value = (double ?? single ?? '').trim().replaceAll('&quot;', '"');
      if (known.has(plain) && /^[{[]/.test(value))
        try {
          JSON.parse(value);
        } catch {
          problems.push({
            line,
            message: `The value of ${name} isn't JSON. Quote names and strings with ", or set it as a property in a script.`,
          });
        }
    }
  return problems;
}

const OPTIONS = {
  allowJs: true,
  checkJs: true,
  esModuleInterop: true,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  // Snippets leave out types of their own functions; only the component's types matter.
  strict: true,
  noImplicitAny: false,
  target: ts.ScriptTarget.ES2022,
  types: [],
};

/** The compiler's errors, by the name of the snippet. */
function typeProblems(snippets) {
  const texts = new Map(snippets.map(({name, text}) => [path.join(ROOT, name), text]));
  const host = ts.createCompilerHost(OPTIONS);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) =>
    texts.has(file)
      ? ts.createSourceFile(file, texts.get(file), version)
      : getSourceFile(file, version, ...rest);
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return new Map(
    [...texts].map(([file, text]) => {
      const source = program.getSourceFile(file);
      const found = [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
      return [
        path.relative(ROOT, file),
        found.map(({start = 0, messageText}) => ({
          line: lineAt(text, start),
          message: ts.flattenDiagnosticMessageText(messageText, ' ').split('\n')[0],
        })),
      ];
    }),
  );
}

/**
 * What is wrong with code that uses the component: TypeScript and JavaScript are checked against the installed
 * declarations, attributes in HTML against the names of the properties, and all by rules for mistakes that
 * types can't show.
 *
 * @param {readonly Snippet[]} snippets - The ending of a name says the language.
 * @returns {Map<string, Problem[]>} By name.
 */
export function checkSnippets(snippets) {
  const isScript = ({name}) => /\.[jt]sx?$/.test(name);
  const typed = typeProblems(snippets.filter(isScript));
  return new Map(
    snippets.map(({name, text}) => [
      name,
      [
        ...(typed.get(path.normalize(name)) ?? []),
        ...(isScript({name}) ? [] : htmlProblems(text)),
        ...ruleProblems(text),
      ].sort((a, b) => a.line - b.line),
    ]),
  );
}
