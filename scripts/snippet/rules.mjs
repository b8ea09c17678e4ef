/** Whether something is declared by the component, or by us for it. */
const isOurs = (declaration) =>
  /\/(?:deep-chat\/|__deep-chat)/.test(declaration?.getSourceFile().fileName ?? '');

const symbolsOf = (type) => [type?.aliasSymbol, type?.symbol].filter(Boolean);
export const isOurType = (type) =>
  symbolsOf(type).some(({declarations}) => declarations?.some(isOurs)) ||
  Boolean(type?.types?.some(isOurType));

const isFunction = (node, ts) =>
  ts.isParenthesizedExpression(node) ? isFunction(node.expression, ts) : ts.isFunctionLike(node);

/** Whether code is part of a value that the component is given. */
export function isGiven(node, checker, ts) {
  let child = node;
  for (let at = node.parent; at; child = at, at = at.parent) {
    if (ts.isCallExpression(at) || ts.isNewExpression(at))
      return isOurs(checker.getResolvedSignature(at)?.declaration);
    if (ts.isBinaryExpression(at) && at.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      // A value of another type is reported at the left side; a function may return a provider's own format.
      if (at.left === child && isFunction(at.right, ts)) return false;
      return isOurs(checker.getSymbolAtLocation(at.left.name ?? at.left)?.declarations?.[0]);
    }
    if (ts.isVariableDeclaration(at) || ts.isPropertyDeclaration(at))
      return Boolean(at.type) && isOurType(checker.getTypeFromTypeNode(at.type));
    if (ts.isJsxAttribute(at)) return false;
    // What a function returns belongs to it; its other statements are the user's own code.
    if (ts.isReturnStatement(at)) at = ts.findAncestor(at, ts.isFunctionLike) ?? at;
    else if (ts.isStatement(at)) return false;
  }
  return false;
}

const KEY =
  'Every user can read a key in directConnection. Point connect.url to your server and keep the key there.';
const ROLE = "The component's role for replies is 'ai'. Leave the role out, or write role: 'ai'.";
const RETURNS = 'A handler replies with signals.onResponse. The component ignores what it returns.';
const CLOSE = 'A handler that streams calls signals.onOpen first and signals.onClose at the end.';
const STATE =
  'Each render of a component with state gives the chat its properties again and resets it. Define them outside the component, and wrap DeepChat in memo.';

/** Mistakes that types can't show. */
export function ruleProblems(file, checker, ts) {
  const problems = [];
  const isConnection = (node) =>
    node.left?.name?.text === 'directConnection' ||
    /irectConnection/.test(node.type?.getText(file));
  const messageFor = (node) => {
    const name = node.name.text;
    const value = node.initializer ?? node;
    if (name === 'handler' && ts.isFunctionLike(value))
      return handlerProblem(value, node.parent, ts);
    if (!ts.isStringLiteralLike(value)) return undefined;
    if (name === 'role' && /^(?:assistant|bot|system)$/.test(value.text)) return ROLE;
    const isKey =
      name === 'key' && value.text.length >= 8 && !/placeholder|^YOUR_/i.test(value.text);
    return isKey && ts.findAncestor(node, isConnection) ? KEY : undefined;
  };
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isPropertyAssignment(node) && !ts.isMethodDeclaration(node)) return;
    const message = messageFor(node);
    if (message && isGiven(node, checker, ts)) problems.push({start: node.getStart(file), message});
  };
  visit(file);
  return problems;
}

function handlerProblem({parameters: [, signals], body}, connect, ts) {
  const name = signals?.name.getText().replace(/\$/g, '\\$');
  const uses = !signals
    ? []
    : ts.isIdentifier(signals.name)
      ? (body.getText().match(new RegExp(String.raw`(?<![\w$.])${name}\b(?:\??\.\w+)?`, 'g')) ?? [])
      : [...name.matchAll(/\w+/g)].map(([use]) => `.${use}`);
  // Signals that are handed on as a whole can be used anywhere.
  if (uses.some((use) => !use.includes('.'))) return undefined;
  const settings = connect.getText();
  const replies = /\.onResponse/.test(uses) || /\bwebsocket:/.test(settings);
  if (!replies) return RETURNS;
  const streams = /\bstream:(?!\s*false|\s*\{\s*simulation)/.test(settings);
  return streams && !/\.onClose/.test(uses) ? CLOSE : undefined;
}

const HAS_STATE = /\buse(?:State|Reducer|Context|SyncExternalStore|Query|Chat)\w*(?:<[^(]*>)?\(/;

/** Chats of React components that get new objects, or all of them again, whenever the component renders. */
export function stateProblems({elements, script}, ts) {
  return elements.flatMap(({framework, node}) => {
    const component = node && ts.findAncestor(node, ts.isFunctionLike)?.getText();
    if (framework !== 'react' || !HAS_STATE.test(component)) return [];
    const isMemo = new RegExp(String.raw`\b${node.tagName.getText()}\s*=[^;]*\bmemo\b`).test(
      script,
    );
    const isNew = ({initializer}) => {
      const value = initializer?.expression;
      if (!value || !ts.isIdentifier(value))
        return value && (ts.isFunctionLike(value) || /^[{[]/.test(value.getText()));
      const made = String.raw`\b(?:const|let|var) ${value.text}(?:\s*:[^=]+)?\s*=\s*(?:async\b|[{[(])|function ${value.text}\b`;
      return new RegExp(made).test(component);
    };
    const {properties} = node.attributes;
    const isReset = isMemo ? properties.some(isNew) : properties.length > 0;
    return isReset ? [{at: node.getStart(), message: STATE}] : [];
  });
}
