/** An example that the tests compile and mount in each framework. */
export interface Case {
  readonly title: string;
  readonly source: string;
}

const VALUES: Readonly<Record<string, string>> = {
  'a boolean': 'demo={true} upwardsMode={false}',
  'a number': 'demo={true} maxVisibleMessages={12}',
  'a text': 'demo={true} auxiliaryStyle="#messages { padding: 4px }"',
  'a text with quotes': `demo={true} auxiliaryStyle={'a::before { content: "it\\'s" }'}`,
  'an object': "introMessage={{text: 'Hello'}} demo={true}",
  'nested objects':
    "messageStyles={{default: {shared: {bubble: {color: 'red', padding: '0'}}}}} demo={true}",
  'a list': "history={[{role: 'user', text: 'a'}, {role: 'ai', text: 'b'}]} demo={true}",
  'a function': "demo={{response: (message) => ({text: message.text ?? ''})}}",
  'a function of its own': 'validateInput={(text) => Boolean(text)} demo={true}',
  'an async function': 'requestInterceptor={async (details) => details} demo={true}',
  'a method': "connect={{handler(body, signals) { signals.onResponse({text: 'a'}); }}}",
  'a callback': 'demo={true} onMessage={({message}) => log(message)}',
  'all callbacks':
    'demo={true} onMessage={() => {}} onClearMessages={() => {}} onComponentRender={() => {}} onInput={() => {}} onError={() => {}}',
  'a callback that uses the chat': 'demo={true} onClearMessages={() => chat.focusInput()}',
  'an object that uses the chat':
    "demo={true} htmlClassUtilities={{go: {events: {click: () => chat.submitUserMessage({text: 'go'})}}}}",
  'angle brackets':
    "introMessage={{text: '<b>1 < 2 && 3 > 2</b> </script> <!-- x -->'}} demo={true}",
  'template literals': 'introMessage={{text: `a ${1 + 1} \\` \\${b}`}} demo={true}',
  'line breaks': 'introMessage={{text: `one\n  two\n\n\tthree`}} demo={true}',
  'braces and interpolations': "introMessage={{text: '{{ a }} {b} ${c} @if (d) {e}'}} demo={true}",
  'other scripts': "introMessage={{text: 'Größe 漢字 עברית 😀 \\u2028'}} demo={true}",
  'a regular expression':
    "demo={true} validateInput={(text) => /^<\\/?[a-z'\"`]+>$/u.test(text ?? '')}",
  'a backslash': "introMessage={{text: 'C:\\\\new\\\\table'}} demo={true}",
  'null and undefined inside': 'demo={{response: undefined}} textInput={{characterLimit: -1}}',
  'a style': "demo={true} style={{borderRadius: '12px', width: '300px', zIndex: 1}}",
  'a name that collides': 'history={[...history]} demo={true}',
  types: 'demo={{response: () => ({text: label(2)})}}',
};

const CONSTANTS: Readonly<Record<string, string>> = {
  'a name that collides': "const history = [{text: 'kept'}];\n\n",
  types:
    "const names: Record<number, string> = {2: 'two'};\nconst label = (value: number, other?: string): string => names[value]! ?? (other as string);\n\n",
};

const PROPERTIES: Case[] = Object.entries(VALUES).map(([title, properties]) => ({
  title,
  source: `${CONSTANTS[title] ?? ''}<DeepChat ${properties} />`,
}));

/** Examples that together have every type of property, constant, panel and button. */
export const CASES: readonly Case[] = [
  ...PROPERTIES,
  {
    title: 'a panel',
    source: `<DeepChat demo={true}>
  <div className="panel" style={{padding: '8px', fontSize: 14}}>
    <h3>Hello &amp; "welcome" {'{name}'}</h3>
    <p>It is <b>here</b>, <em>now</em> @ home.</p>
    <button className="deep-chat-suggestion-button" type="button">Ask</button>
  </div>
</DeepChat>`,
  },
  {
    title: 'constants, functions and buttons',
    source: `// What is sent.
const texts = ['one', 'two'];
const send = async (text: string) => {
  log('sends', {text, log});
  await Promise.resolve();
  chat.submitUserMessage({text});
};
function all() {
  for (const text of texts) void send(text);
}

<>
  <DeepChat demo={true} history={texts.map((text) => ({text}))} onMessage={({message}) => log(message)} />
  <button onClick={all}>All of them</button>
  <button onClick={() => send(texts[0]!)}>The first & {"'"}best{"'"}</button>
  <button
    onClick={() => {
      chat.history = chat.getMessages();
      log(chat.history);
    }}
  >
    Keep
  </button>
</>;`,
  },
  {
    title: 'an outer constant in an inner one',
    source: `const greeting = 'Hi';
const utilities = {go: {events: {click: () => chat.submitUserMessage({text: greeting})}}};

<DeepChat demo={true} htmlClassUtilities={utilities} history={[{html: '<button class="go">Go</button>'}]} />;`,
  },
];
