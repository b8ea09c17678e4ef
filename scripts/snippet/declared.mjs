/** Calls that keep a value for a framework, and those of them that are given a function which makes it. */
const HOLDERS =
  /^(?:\$state(?:\.raw)?|\$derived|(?:shallow)?[rR]ef|(?:shallowR|r)eactive|markRaw|computed|signal|createSignal|createMemo|use(?:State|Memo|Callback|Ref))$/;
const MAKERS = /^(?:computed|createMemo|useMemo|useState)$/;

/** Code that ends with the element, finds it by an id or a ref, or makes a ref for it; and types of it. */
const FINDS_CHAT = /(?:querySelector(?:<\w+>)?|createElement)\(\s*['"][^'"]*deep-chat['"]\s*\)!?$/;
const FINDS_ID =
  /(?:getElementById|querySelector|useTemplateRef|[vV]iewChild(?:\.required)?)(?:<.*>)?\(\s*['"]#?([\w-]+)['"].*\)!?$/;
const TYPE = String.raw`DeepChat\b(?!\s*\[)`;
const HOLDS_CHAT = new RegExp(String.raw`\w<[^(]*\b${TYPE}[^(]*>\(`);
const CHAT_TYPE = new RegExp(String.raw`(?<!Event)(?:^|[<|])\s*${TYPE}`);

/** What the names of a script are declared as. */
export class Declared {
  #names = new Map();

  /** @param {Set<string>} chats ids and refs that the markup gives to chats. */
  constructor(tree, chats, ts) {
    this.tree = tree;
    this.chats = chats;
    this.ts = ts;
    this.#read(tree);
  }

  #read(node) {
    const {tree, ts} = this;
    if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)) {
      const [{name} = {}] = ts.isArrayBindingPattern(node.name) ? node.name.elements : [node];
      const type = node.type?.getText(tree);
      if (name && !this.#names.has(name.getText(tree)))
        this.#names.set(name.getText(tree), {
          ...(type === 'any' ? {} : this.#unwrap(node.initializer)),
          type,
          made: node.initializer?.getText(tree),
        });
    }
    if (ts.isFunctionDeclaration(node) && node.name) this.#names.set(node.name.text, {value: node});
    ts.forEachChild(node, (child) => this.#read(child));
  }

  /** An initializer without what a framework or TypeScript adds to it. */
  #unwrap(node) {
    const {tree, ts} = this;
    if (node && (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)))
      return this.#unwrap(node.expression);
    if (node && ts.isAsExpression(node))
      return node.type.getText(tree) === 'any' ? {} : this.#unwrap(node.expression);
    if (!node || !ts.isCallExpression(node)) return {value: node};
    const callee = node.expression.getText(tree);
    const [value] = node.arguments;
    if (!HOLDERS.test(callee)) return {};
    const isMade = MAKERS.test(callee) && value && ts.isArrowFunction(value);
    return {...this.#unwrap(isMade ? value.body : value), isHeld: true};
  }

  #nameOf(node) {
    const {ts} = this;
    if (ts.isIdentifier(node)) return node.text;
    const isOwn =
      ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword;
    return isOwn ? node.name.text : undefined;
  }

  /** The code that stands for a name in an expression: `connect`, `this.connect`, `connect()`, `connect.value`. */
  valueOf(node) {
    const {ts} = this;
    const declared = this.#names.get(this.#nameOf(node));
    if (declared) return declared.value;
    const isRead = ts.isCallExpression(node)
      ? node.arguments.length === 0
      : ts.isPropertyAccessExpression(node) && node.name.text === 'value';
    const held = isRead && this.#names.get(this.#nameOf(node.expression));
    return held?.isHeld ? held.value : undefined;
  }

  /** Whether an expression is a chat, as far as its text and the declaration of its name say. */
  isChat(node) {
    const {tree, ts} = this;
    if (ts.isAsExpression(node) && CHAT_TYPE.test(node.type.getText(tree))) return true;
    const name = this.#nameOf(node);
    if (name) {
      const {type = '', made = ''} = this.#names.get(name) ?? {};
      return this.chats.has(name) || CHAT_TYPE.test(type) || this.#findsChat(made);
    }
    if (ts.isCallExpression(node) && node.arguments.length > 0)
      return this.#findsChat(node.getText(tree));
    const isHolder = ts.isPropertyAccessExpression(node)
      ? isHolderName(node.name.text)
      : !ts.isElementAccessExpression(node);
    return isHolder && Boolean(node.expression) && this.isChat(node.expression);
  }

  #findsChat(code) {
    const [plain, type = ''] = code.split(/\s+as\s+(?=[^)]*$)/);
    const id = FINDS_ID.exec(plain)?.[1];
    const isKnown =
      this.chats.has(id) || (this.chats.size === 0 && /^(?:deep-?)?chat$/i.test(id ?? ''));
    return CHAT_TYPE.test(type) || FINDS_CHAT.test(plain) || HOLDS_CHAT.test(plain) || isKnown;
  }
}

/** Whether a member is no member of the chat but holds it. */
export const isHolderName = (name) => /^(?:current|value|nativeElement)$/.test(name);
