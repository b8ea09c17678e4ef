import {angular, html, js, jsx, react, solid, svelte, ts, vue, type Snippet} from './snippet';

/** A mistake: the code with it, and a part of the message that names it. */
export type Mistake = readonly [snippet: Snippet, says: RegExp];

const STATE =
  "import {useState} from 'react';\nimport {DeepChat} from 'deep-chat-react';\nexport function App() {\n  const [count, setCount] = useState(0);\n  return <><DeepChat connect={{url: '/api'}} /><button onClick={() => setCount(count + 1)}>{count}</button></>;\n}";
const NO_CLOSE =
  "const connect = {\n  stream: true,\n  handler: async (body, signals) => {\n    await signals.onResponse({text: 'Hi'});\n  },\n};";
const RETURNS = "const connect = {handler: async (body) => ({text: 'Hi'})};";

/** The mistakes that the page for coding agents lists, in its order. */
export const LISTED: readonly Mistake[] = [
  [react('invented', '', "placeholder='Ask' demo={true}"), /placeholder/],
  [
    react('old-name', "const history = [{role: 'ai', text: 'Hi'}];", 'initialMessages={history}'),
    /renamed to history/,
  ],
  [
    react('request', "const request = {url: '/api/chat'};", 'request={request}'),
    /renamed to connect/,
  ],
  [
    ts('no-bubble', "chat.messageStyles = {default: {user: {backgroundColor: 'red'}}};"),
    /backgroundColor/,
  ],
  [
    react('role', "const history = [{role: 'assistant', text: 'Hi'}];", 'history={history}'),
    /'ai'/,
  ],
  [
    react(
      'key',
      "const directConnection = {openAI: {key: 'sk-proj-1234567890', chat: true as const}};",
      'directConnection={directConnection}',
    ),
    /read a key/,
  ],
  [
    ts('returns', "chat.connect = {handler: async (body) => ({text: 'Hi'})};"),
    /signals\.onResponse/,
  ],
  [ts('no-close', NO_CLOSE.replace('const connect', 'chat.connect')), /onClose/],
  [{name: 'state.tsx', text: STATE}, /memo/],
  [html('no-json', '<deep-chat connect="{url: \'/api/chat\'}"></deep-chat>'), /isn't JSON/],
];

/** More mistakes, over all frameworks. */
export const MORE: readonly Mistake[] = [
  [html('hyphen', '<deep-chat intro-message=\'{"text": "Hi"}\'></deep-chat>'), /introMessage/],
  [
    html('html-old', '<deep-chat initialMessages=\'[{"text": "Hi"}]\'></deep-chat>'),
    /renamed to history/,
  ],
  [
    html('html-near', '<deep-chat conect=\'{"url": "/api"}\'></deep-chat>'),
    /Did you mean 'connect'/,
  ],
  [html('html-field', '<deep-chat connect=\'{"uri": "/api"}\'></deep-chat>'), /uri/],
  [html('html-bare', '<deep-chat demo></deep-chat>'), /demo="true"/],
  [html('html-number', '<deep-chat maxVisibleMessages="many"></deep-chat>'), /maxVisibleMessages/],
  [
    html(
      'html-key',
      '<deep-chat directConnection=\'{"openAI": {"key": "sk-proj-1234567890"}}\'></deep-chat>',
    ),
    /read a key/,
  ],
  [
    html(
      'html-classic',
      '<script src="https://cdn.example/deep-chat/dist/deepChat.bundle.js"></script>\n<deep-chat demo="true"></deep-chat>',
    ),
    /type="module"/,
  ],
  [
    html(
      'plain-method',
      '<deep-chat id="chat" demo="true"></deep-chat>\n<script>\n  const chat = document.getElementById("chat");\n  button.onclick = () => chat.clearMessage();\n</script>',
    ),
    /clearMessages/,
  ],
  [
    html(
      'plain-event',
      '<deep-chat demo="true"></deep-chat>\n<script>\n  document.querySelector("deep-chat").addEventListener("new-message", console.log);\n</script>',
    ),
    /renamed to message/,
  ],
  [
    html(
      'plain-old',
      '<deep-chat id="bot"></deep-chat>\n<script>\n  window.onload = () => {\n    const bot = document.querySelector("#bot");\n    bot.initialMessages = [];\n  };\n</script>',
    ),
    /renamed to history/,
  ],
  [
    html(
      'plain-lost',
      '<deep-chat id="bot"></deep-chat>\n<script>\n  document.getElementById("bot").connect = {url: "/api"};\n</script>',
    ),
    /lost/,
  ],
  [
    html(
      'module-detail',
      '<deep-chat demo="true"></deep-chat>\n<script type="module">\n  import "deep-chat";\n  document.querySelector("deep-chat").addEventListener("message", ({message}) => console.log(message));\n</script>',
    ),
    /detail/,
  ],
  [
    js(
      'js-old',
      "import 'deep-chat';\nconst chat = document.querySelector('deep-chat');\nObject.assign(chat, {request: {url: '/api'}});",
    ),
    /renamed to connect/,
  ],
  [
    js(
      'js-reply',
      "import 'deep-chat';\nconst reply = (body, signals) => signals.onResponse({content: 'Hi'});\ndocument.querySelector('deep-chat').connect = {handler: reply};",
    ),
    /content/,
  ],
  [
    js(
      'js-role',
      "const chat = document.getElementById('deep-chat');\nchat.addMessage({role: 'bot', text: 'Hi'});",
    ),
    /'ai'/,
  ],
  [ts('event', "chat.addEventListener('onMessage', () => undefined);"), /has no event/],
  [ts('string', "chat.submitUserMessage('Hi');"), /UserContent/],
  [ts('errors', 'chat.errorMessages = {displayServiceErrors: true};'), /displayServiceErrors/],
  [
    react(
      'callback',
      'const onNewMessage = () => undefined;',
      'demo={true} onNewMessage={onNewMessage}',
    ),
    /renamed to onMessage/,
  ],
  [
    react('stream-top', "const connect = {url: '/api'};", 'connect={connect} stream={true}'),
    /renamed to connect\.stream/,
  ],
  [
    react('spread-old', 'const settings = {demo: true, containerStyle: {}};', '{...settings}'),
    /renamed to chatStyle/,
  ],
  [
    {
      name: 'unmemo.tsx',
      text: STATE.replace("{{url: '/api'}}", '{connect}').replace(
        'export',
        "const connect = {url: '/api'};\nexport",
      ),
    },
    /memo/,
  ],
  [jsx('js-field', "const connect = {url: '/api', header: {}};", 'connect={connect}'), /headers/],
  [jsx('js-returns', RETURNS, 'connect={connect}'), /signals\.onResponse/],
  [
    {
      name: 'raw-callback.jsx',
      text: "import 'deep-chat';\nexport const App = () => <deep-chat demo={true} onMessage={console.log} />;",
    },
    /onmessage/,
  ],
  [
    solid(
      'solid-old',
      'const validate = () => true;',
      'prop:validateMessageBeforeSending={validate}',
    ),
    /renamed to validateInput/,
  ],
  [
    solid('solid-detail', '', 'demo="true" on:message={({message}) => console.log(message)}'),
    /detail/,
  ],
  [
    solid(
      'solid-signal',
      "const [history] = createSignal([{txt: 'Hi'}]);",
      'prop:history={history()}',
    ),
    /txt/,
  ],
  [vue('vue-near', '', ':loadHistoryy="() => []"'), /Did you mean 'loadHistory'/],
  [vue('vue-hyphen', "const intro = {text: 'Hi'};", ':intro-message="intro"'), /introMessage/],
  [vue('vue-text', '', 'introMessage=\'{"text": "Hi"}\''), /:introMessage/],
  [vue('vue-handler', RETURNS, ':connect="connect"'), /signals\.onResponse/],
  [
    vue(
      'vue-ref',
      "import {ref} from 'vue';\nconst chat = ref(null);\nconst clear = () => chat.value.clearMessage();",
      'ref="chat" :demo="true"',
    ),
    /clearMessages/,
  ],
  [vue('vue-text', "const intro = 'Hello';", ':introMessage="intro"'), /IntroMessage/],
  [
    html(
      'html-text',
      "<deep-chat></deep-chat>\n<script type=\"module\">\n  document.querySelector('deep-chat').introMessage = 'Hello';\n</script>",
    ),
    /IntroMessage/,
  ],
  [svelte('svelte-callback', '', 'demo={true} onMessage={console.log}'), /onmessage/],
  [
    svelte(
      'svelte-state',
      "  let messageStyles = $state({default: {user: {color: 'red'}}});",
      '{messageStyles}',
    ),
    /color/,
  ],
  [svelte('svelte-event', '', 'demo={true} onnew-message={console.log}'), /renamed to message/],
  [
    angular('angular-near', "  connect = {url: '/api'};", '[conect]="connect"'),
    /Did you mean 'connect'/,
  ],
  [
    angular('angular-callback', '  seen = () => undefined;', '[demo]="true" [onMessage]="seen"'),
    /\(message\)/,
  ],
  [
    angular(
      'angular-role',
      "  history = [{role: 'assistant', text: 'Hi'}];",
      '[history]="history"',
    ),
    /'ai'/,
  ],
];
