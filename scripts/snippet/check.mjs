import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {withHint} from './names.mjs';
import {NotChecked, read} from './read.mjs';
import {isGiven, isOurType, ruleProblems, stateProblems} from './rules.mjs';
import {Virtual} from './virtual.mjs';

/** Names that the component and its types add to the virtual files. */
const AMBIENT = `import type {DeepChat} from 'deep-chat';
declare global {
  const __chat: DeepChat;
  interface ChatEvent extends CustomEvent<any> {}
  function __listen(listener: (event: ChatEvent) => void): void;
  type Others = {[name in 'className' | 'class' | 'id' | 'style' | 'key' | 'ref' | 'children']?: any};
  function __spread(properties: Partial<DeepChat> | (Partial<DeepChat> & Others)): void;
}
`;

/** Errors about types; the others are about modules, names and settings of the project. */
const CODES = new Set([
  2322, 2339, 2345, 2353, 2551, 2554, 2555, 2559, 2560, 2561, 2739, 2740, 2741, 2769, 2820,
]);

/** Finds packages of the project that a file belongs to, or of the folder that the command runs in. */
function packagesOf(file) {
  const places = [file, 'file'].map((place) => createRequire(path.resolve(place)));
  const find = (name, from = places) => {
    for (const {resolve} of from)
      try {
        return resolve(name);
      } catch {
        // The next place may have it.
      }
    return undefined;
  };
  const load = async (name, install = name) => {
    const found = find(name);
    if (!found) throw new NotChecked(`this needs ${install}: npm install --save-dev ${install}`);
    const loaded = await import(/* webpackIgnore: true */ pathToFileURL(found));
    return loaded.default ?? loaded;
  };
  // Some package managers keep the component beside its wrapper for React only.
  const wrapper = find('deep-chat-react/package.json');
  const types = find(
    'deep-chat/dist/deepChat.d.ts',
    wrapper ? [...places, createRequire(wrapper)] : places,
  );
  if (!types) throw new NotChecked('this needs deep-chat: npm install deep-chat');
  return {load, types};
}

/** The properties of the element by their attributes, and whether their value is text. */
function propertiesIn(file, ts) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  const found = new Map();
  const visit = (node) => {
    if (ts.isPropertyDeclaration(node) && node.questionToken && !node.name.text.startsWith('_'))
      found.set(node.name.text.toLowerCase(), {
        name: node.name.text,
        isText: node.type?.kind === ts.SyntaxKind.StringKeyword,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A program of virtual files, with the options that a bundler's project has. */
function programOf(files, types, ts) {
  const options = {
    allowJs: true,
    checkJs: true,
    esModuleInterop: true,
    experimentalDecorators: true,
    jsx: ts.JsxEmit.Preserve,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    paths: {'deep-chat': [types]},
    skipLibCheck: true,
    // Code that is right may leave out types and checks for null.
    strict: false,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) =>
    files.has(file)
      ? ts.createSourceFile(file, files.get(file), version, true)
      : getSourceFile(file, version, ...rest);
  return ts.createProgram([...files.keys()], options, host);
}

/** The compiler's messages about a virtual file, as far as they are about the chat. */
function typeProblems(program, file, from, ts) {
  const checker = program.getTypeChecker();
  const isAboutChat = ({code, start}) => {
    if (!CODES.has(code) || start < from) return false;
    const node = innermost(file, start);
    const {parent} = node;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node)
      return isOurType(checker.getTypeAtLocation(parent.expression));
    if (ts.isBindingElement(parent))
      return isOurType(checker.getTypeAtLocation(parent.parent.parent));
    return isGiven(node, checker, ts);
  };
  const innermost = (node, at) => {
    const child = ts.forEachChild(node, (each) =>
      each.getStart(file) <= at && at < each.end ? each : undefined,
    );
    return child ? innermost(child, at) : node;
  };
  // What a property can't take is reported at the beginning of the object, which isn't always code of the file.
  const placeIn = (start) => {
    const {parent} = innermost(file, start);
    const isTarget = ts.isPropertyAccessExpression(parent) && ts.isBinaryExpression(parent.parent);
    return isTarget ? parent.name.getStart(file) : start;
  };
  return [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file).filter(isAboutChat),
  ].map(({start, messageText}) => ({
    start: placeIn(start),
    message: withHint(shortText(ts.flattenDiagnosticMessageText(messageText, '\n'))),
  }));
}

/** The last line of an error says what is wrong, the first one where. */
function shortText(message) {
  const lines = message.split('\n').map((line) => line.trim());
  const last = lines.findLast((line) => !/^The (?:last|expected)/.test(line)) ?? message;
  return last
    .replace(/'ChatEvent'/, 'an event, whose data is in its detail')
    .replace(/^Object literal may only specify known properties, (?:and|but) /, '');
}

async function readFile({name, text}, index) {
  try {
    const {load, types} = packagesOf(name);
    const ts = await load('typescript', 'typescript@6');
    if (!ts.createProgram || !ts.ModuleResolutionKind.Bundler)
      throw new NotChecked('this needs TypeScript 5 or 6.');
    if (!/deep-?chat/i.test(text)) throw new NotChecked("it doesn't use deep-chat.");
    const source = await read(name, text, load, ts);
    const virtual = new Virtual(source, name, propertiesIn(types, ts), ts);
    const place = path.resolve(
      path.dirname(name),
      `__snippet-${index}.${virtual.kind.toLowerCase()}`,
    );
    return {ts, types, source, virtual, place};
  } catch (error) {
    if (error instanceof NotChecked) return {reason: error.message};
    throw error;
  }
}

function problemsIn({ts, source, virtual, place}, program) {
  const file = program.getSourceFile(place);
  const compiled = [
    ...typeProblems(program, file, source.isTyped ? 0 : source.script.length, ts),
    ...ruleProblems(file, program.getTypeChecker(), ts),
  ];
  const oldClass = source.script.indexOf('deep-chat-update-message');
  const isOld =
    oldClass >= 0
      ? [{at: oldClass, message: withHint("'deep-chat-update-message' has no effect.")}]
      : [];
  return [
    ...virtual.problems,
    ...isOld,
    ...stateProblems(source, ts),
    ...compiled.map(({start, message}) => ({at: virtual.placeOf(start), message})),
  ];
}

/**
 * What is wrong with the code of files that use the component, by the declarations of the project's own `deep-chat`.
 *
 * @param {readonly {name: string, text: string}[]} files
 * @returns {Promise<{name: string, problems: {line: number, message: string}[], reason?: string}[]>} with the
 *   reason why a file wasn't checked.
 */
export async function checkSnippets(files) {
  const sources = await Promise.all(files.map(readFile));
  const readable = sources.filter(({virtual}) => virtual);
  const [{ts, types, place = '.'} = {}] = readable;
  const texts = new Map(readable.map((each) => [each.place, each.virtual.text]));
  texts.set(path.resolve(path.dirname(place), '__deep-chat.d.ts'), AMBIENT);
  const program = ts && programOf(texts, types, ts);
  return files.map(({name, text}, index) => {
    const {reason} = sources[index];
    if (reason) return {name, problems: [], reason};
    const found = problemsIn(sources[index], program).map(({at, message}) => ({
      line: text.slice(0, at).split('\n').length,
      message,
    }));
    const unique = new Map(found.map((each) => [`${each.line} ${each.message}`, each]));
    return {name, problems: [...unique.values()].sort((a, b) => a.line - b.line)};
  });
}
