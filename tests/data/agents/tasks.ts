/** A snippet as a coding agent writes it; the ending of its name says the language. */
export interface Snippet {
  readonly name: string;
  readonly text: string;
}

const react = (name: string, body: string): Snippet => ({
  name: `${name}.tsx`,
  text: `import {memo} from 'react';\nimport {DeepChat} from 'deep-chat-react';\n\nconst Chat = memo(DeepChat);\n${body}`,
});
const script = (name: string, body: string): Snippet => ({
  name: `${name}.ts`,
  text: `import 'deep-chat';\nimport type {DeepChat} from 'deep-chat';\n\nconst chat = document.querySelector('deep-chat') as DeepChat;\n${body}`,
});
const html = (name: string, text: string): Snippet => ({name: `${name}.html`, text});

/** Twenty typical tasks, done right. */
export const TASKS: readonly Snippet[] = [
  react(
    'connect',
    "const connect = {url: '/api/chat'};\nexport const App = () => <Chat connect={connect} />;",
  ),
  react(
    'stream',
    "const connect = {url: '/api/chat', stream: true};\nexport const App = () => <Chat connect={connect} />;",
  ),
  react(
    'headers',
    "const connect = {url: '/api/chat', headers: {Authorization: 'Bearer token'}};\nexport const App = () => <Chat connect={connect} />;",
  ),
  react(
    'history',
    "const history = [{role: 'user', text: 'Hi'}, {role: 'ai', text: 'Hello!'}];\nexport const App = () => <Chat history={history} />;",
  ),
  react(
    'intro',
    "const introMessage = {text: 'How can I help?'};\nexport const App = () => <Chat introMessage={introMessage} />;",
  ),
  react(
    'bubbles',
    "const messageStyles = {default: {user: {bubble: {backgroundColor: '#4338ca'}}}};\nexport const App = () => <Chat messageStyles={messageStyles} />;",
  ),
  react(
    'avatars',
    "const avatars = {ai: {src: '/bot.svg'}};\nexport const App = () => <Chat avatars={avatars} />;",
  ),
  react(
    'storage',
    "const browserStorage = {key: 'support', maxMessages: 50};\nexport const App = () => <Chat browserStorage={browserStorage} />;",
  ),
  react(
    'images',
    "const images = {files: {maxNumberOfFiles: 2}};\nexport const App = () => <Chat images={images} connect={connect} />;\nconst connect = {url: '/api/chat'};",
  ),
  react(
    'placeholder',
    "const textInput = {placeholder: {text: 'Ask us'}};\nexport const App = () => <Chat textInput={textInput} />;",
  ),
  react('demo', 'export const App = () => <Chat demo={true} />;'),
  react(
    'log',
    'const onMessage = ({message}: {message: {text?: string}}) => console.log(message.text);\nexport const App = () => <Chat demo={true} onMessage={onMessage} />;',
  ),
  script(
    'handler',
    "chat.connect = {\n  handler: async (body, signals) => {\n    const response = await fetch('/api', {method: 'POST', body: JSON.stringify(body)});\n    await signals.onResponse({text: await response.text()});\n  },\n};",
  ),
  script(
    'streaming-handler',
    "chat.connect = {\n  stream: true,\n  handler: async (body, signals) => {\n    signals.onOpen();\n    for (const word of ['Hello ', 'there']) await signals.onResponse({text: word});\n    signals.onClose();\n  },\n};",
  ),
  script(
    'body',
    'chat.requestInterceptor = (details) => ({...details, body: {...details.body, tenant: 7}});',
  ),
  script('reply', 'chat.responseInterceptor = (response) => ({text: response.answer});'),
  script('send', "chat.addEventListener('render', () => chat.submitUserMessage({text: 'Hi'}));"),
  script('listen', "chat.addEventListener('message', (event) => console.log(event));"),
  html('plain', '<deep-chat demo="true" introMessage=\'{"text": "Hello!"}\'></deep-chat>'),
  html(
    'plain-connect',
    '<deep-chat connect=\'{"url": "/api/chat"}\' style="width: 100%"></deep-chat>',
  ),
];

/** The ten commonest mistakes, each with a part of the message that names it. */
export const MISTAKES: readonly (readonly [mistake: string, snippet: Snippet, says: RegExp])[] = [
  [
    'a property that does not exist',
    react('invented', "export const App = () => <Chat placeholder='Ask' demo={true} />;"),
    /placeholder/,
  ],
  [
    'a name of version 1',
    react(
      'old-name',
      "const history = [{role: 'ai', text: 'Hi'}];\nexport const App = () => <Chat initialMessages={history} />;",
    ),
    /initialMessages/,
  ],
  [
    'the old name of connect',
    react(
      'request',
      "const request = {url: '/api/chat'};\nexport const App = () => <Chat request={request} />;",
    ),
    /request/,
  ],
  [
    'styles without their part',
    script('no-bubble', "chat.messageStyles = {default: {user: {backgroundColor: 'red'}}};"),
    /backgroundColor/,
  ],
  [
    'the role of a provider',
    react(
      'role',
      "const history = [{role: 'assistant', text: 'Hi'}];\nexport const App = () => <Chat history={history} />;",
    ),
    /'ai'/,
  ],
  [
    'a key in the page',
    react(
      'key',
      "const directConnection = {openAI: {key: 'sk-proj-1234567890', chat: true as const}};\nexport const App = () => <Chat directConnection={directConnection} />;",
    ),
    /read a key/,
  ],
  [
    'a handler that returns its reply',
    script('returns', "chat.connect = {handler: async (body) => ({text: 'Hi'})};"),
    /signals\.onResponse/,
  ],
  [
    'a stream without its end',
    script(
      'no-close',
      "chat.connect = {\n  stream: true,\n  handler: async (body, signals) => {\n    await signals.onResponse({text: 'Hi'});\n  },\n};",
    ),
    /onClose/,
  ],
  [
    'new objects in each render',
    {
      name: 'state.tsx',
      text: "import {useState} from 'react';\nimport {DeepChat} from 'deep-chat-react';\nexport function App() {\n  const [count, setCount] = useState(0);\n  return <><DeepChat connect={{url: '/api'}} /><button onClick={() => setCount(count + 1)}>{count}</button></>;\n}",
    },
    /memo/,
  ],
  [
    'an attribute that is no JSON',
    html('no-json', '<deep-chat connect="{url: \'/api/chat\'}"></deep-chat>'),
    /isn't JSON/,
  ],
];

/** Further mistakes that the checker knows. */
export const MORE_MISTAKES: typeof MISTAKES = [
  [
    'an attribute with hyphens',
    html('hyphen', '<deep-chat intro-message=\'{"text": "Hi"}\'></deep-chat>'),
    /introMessage/,
  ],
  [
    'a callback as an event',
    script('event', "chat.addEventListener('onMessage', () => undefined);"),
    /'message'/,
  ],
  [
    'a reply in the shape of a provider',
    script(
      'shape',
      "chat.connect = {handler: (body, signals) => void signals.onResponse({content: 'Hi'})};",
    ),
    /content/,
  ],
];
