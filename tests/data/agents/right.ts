import {angular, html, js, jsx, react, solid, svelte, ts, vue, type Snippet} from './snippet';

const HANDLER = `const connect = {
  handler: async (body, signals) => {
    try {
      const response = await fetch('/api', {method: 'POST', body: JSON.stringify(body)});
      const data = {};
      data.reply = await response.json();
      signals.onResponse({text: data.reply.text});
    } catch {
      signals.onResponse({error: 'No connection'});
    }
  },
};`;
const STREAM = `const connect = {
  stream: true,
  handler: async (body, signals) => {
    signals.onOpen();
    for (const word of ['Hello ', 'there']) await signals.onResponse({text: word});
    signals.onClose();
  },
};`;
const URL = "const connect = {url: '/api/chat'};";
const STYLES =
  "const messageStyles = {default: {user: {bubble: {backgroundColor: '#4338ca', color: 'white'}}}};";
const HISTORY = "[{role: 'user', text: 'Hi'}, {role: 'ai', html: '<b>Hello!</b>'}]";
const FILES = "const images = {files: {maxNumberOfFiles: 2, acceptedFormats: '.png,.jpg'}};";
const CDN =
  '<script type="module" src="https://cdn.jsdelivr.net/npm/deep-chat/dist/deepChat.bundle.js"></script>';

/** Code without a mistake, over all frameworks. */
export const RIGHT: readonly Snippet[] = [
  html('demo', '<deep-chat demo="true" introMessage=\'{"text": "Hello!"}\'></deep-chat>'),
  html(
    'connect',
    `${CDN}\n<deep-chat connect='{"url": "/api/chat", "stream": true}' style="width: 100%" id="support" class="chat" aria-label="Chat"></deep-chat>`,
  ),
  html(
    'attributes',
    '<deep-chat\n  upwardsMode="true"\n  maxVisibleMessages="20"\n  auxiliaryStyle="#messages {padding: 0}"\n  mixedFiles="true"\n  textInput=\'{"placeholder": {"text": "Don&#39;t be shy"}}\'\n></deep-chat>',
  ),
  html('entities', '<deep-chat history="[{&quot;text&quot;: &quot;Hi&quot;}]"></deep-chat>'),
  html('function', '<deep-chat demo="true" onMessage="(body) => console.log(body)"></deep-chat>'),
  html(
    'module',
    `<deep-chat id="chat"></deep-chat>\n<script type="module">\n  import 'deep-chat';\n  const chat = document.getElementById('chat');\n  ${HANDLER.replace('const connect', 'chat.connect')}\n  chat.addEventListener('message', ({detail}) => console.log(detail.message.text));\n</script>`,
  ),
  html(
    'plain',
    `${CDN}\n<deep-chat demo="true"></deep-chat>\n<button id="clear">Clear</button>\n<script>\n  const chat = document.querySelector('deep-chat');\n  document.getElementById('clear').onclick = () => chat.clearMessages();\n  chat.addEventListener('render', () => chat.addMessage({text: 'Hello', role: 'ai'}));\n  customElements.whenDefined('deep-chat').then(() => {\n    chat.history = ${HISTORY};\n  });\n</script>`,
  ),
  html(
    'other-scripts',
    '<script type="application/json">{"initialMessages": []}</script>\n<!-- <deep-chat request="{}"></deep-chat> -->\n<input placeholder="Search" />\n<deep-chat demo=\'{"response": {"text": "Hi"}}\'><p>Welcome</p></deep-chat>',
  ),
  js(
    'js-handler',
    `import 'deep-chat';\n${HANDLER}\ndocument.querySelector('deep-chat').connect = connect;`,
  ),
  js(
    'js-created',
    `import 'deep-chat';\nconst element = document.createElement('deep-chat');\nelement.avatars = {ai: {src: '/bot.svg', styles: {position: 'start'}}};\nelement.style.width = '100%';\ndocument.body.append(element);\nconst box = document.getElementById('box');\nbox.connect = 5;\nlocalStorage.setItem('visits', 5);`,
  ),
  js(
    'js-constant',
    "import 'deep-chat';\nconst position = 'outside-start';\nconst button = {position};\nconst chat = document.getElementById('chat');\nchat.images = {button};\nchat.directConnection = {openAI: {chat: true}};",
  ),
  ts('handler', STREAM.replace('const connect', 'chat.connect')),
  ts(
    'body',
    'chat.requestInterceptor = (details) => ({...details, body: {...details.body, id: 7}});',
  ),
  ts('send', "chat.addEventListener('render', () => chat.submitUserMessage({text: 'Hi'}));"),
  ts(
    'listen',
    "chat.addEventListener('clear-messages', () => console.log(chat.getMessages().length));",
  ),
  ts(
    'fields',
    "chat.directConnection = {openAI: {chat: {max_output_tokens: 500, instructions: 'Be brief.'}}};\nchat.connect!.url = '/other';",
  ),
  ts(
    'own-names',
    "const initialMessages = [{text: 'Hi'}];\nchat.history = initialMessages;\nconst request = fetch('/x');\nvoid request;\nconst model = {messages: [{role: 'system', content: 'Be brief.'}]};\nvoid fetch('/api', {body: JSON.stringify(model)});",
  ),
  react('connect', URL, 'connect={connect}'),
  react(
    'stream',
    STREAM.replace('(body, signals)', '(body: any, signals: any)'),
    'connect={connect}',
  ),
  react(
    'styles',
    STYLES,
    'messageStyles={messageStyles} style={{borderRadius: 8}} className="chat"',
  ),
  react(
    'log',
    'const onMessage = ({message}: {message: {text?: string}}) => console.log(message.text);',
    'demo={true} onMessage={onMessage} onComponentRender={(chat) => chat.focusInput()}',
  ),
  react(
    'spread',
    "const settings = {demo: true as const, history: [{text: 'Hi'}]};",
    '{...settings} key="a" onClick={() => undefined}',
  ),
  {
    name: 'ref.tsx',
    text: "import {useRef, memo} from 'react';\nimport {DeepChat} from 'deep-chat-react';\nimport type {DeepChat as Element} from 'deep-chat';\nconst Chat = memo(DeepChat);\nconst demo = {response: {text: 'Hi'}};\nexport function App() {\n  const chat = useRef<Element>(null);\n  return <><Chat ref={chat} demo={demo} /><button onClick={() => chat.current?.clearMessages()}>Clear</button></>;\n}",
  },
  {
    name: 'memo.tsx',
    text: "import {memo, useState} from 'react';\nimport {DeepChat} from 'deep-chat-react';\nconst Chat = memo(DeepChat);\nChat.displayName = 'Chat';\nconst connect = {url: '/api'};\nexport function App() {\n  const [count, setCount] = useState(0);\n  return <><Chat connect={connect} /><button onClick={() => setCount(count + 1)}>{count}</button></>;\n}",
  },
  {
    name: 'use-memo.tsx',
    text: "import {memo, useMemo, useState} from 'react';\nimport {DeepChat} from 'deep-chat-react';\nconst Chat = memo(DeepChat);\nexport function App({token}: {token: string}) {\n  const [open] = useState(true);\n  const connect = useMemo(() => ({url: '/api', headers: {Authorization: token}}), [token]);\n  return open ? <Chat connect={connect} /> : null;\n}",
  },
  {
    name: 'next.tsx',
    text: "'use client';\nimport dynamic from 'next/dynamic';\nconst DeepChat = dynamic(() => import('deep-chat-react').then((module) => module.DeepChat), {ssr: false});\nconst connect = {url: '/api/chat', stream: true};\nexport default function Page() {\n  return <DeepChat connect={connect} />;\n}",
  },
  jsx(
    'js-react',
    "const avatars = {user: {styles: {position: 'end'}}};\nconst directConnection = {openAI: {chat: true}};",
    'avatars={avatars} directConnection={directConnection}',
  ),
  {
    name: 'raw.jsx',
    text: "import 'deep-chat';\nconst connect = {url: '/api'};\nexport const App = () => <deep-chat connect={connect} onmessage={(event) => console.log(event.detail.message)} />;",
  },
  solid(
    'solid-event',
    URL,
    'prop:connect={connect} on:message={(event) => console.log(event.detail)}',
  ),
  solid(
    'solid-signal',
    `const [history] = createSignal(${HISTORY});`,
    'prop:history={history()} demo="true" onMessage={(event) => event.detail.message}',
  ),
  solid(
    'solid-style',
    STYLES,
    'prop:messageStyles={messageStyles} prop:onMessage={({message}) => console.log(message.text)}',
  ),
  vue('vue-connect', URL, ':connect="connect" style="width: 100%" class="chat"'),
  vue(
    'vue-inline',
    "const base = '/api';",
    ':connect="{url: base + \'/chat\', stream: true}" :demo="true"',
  ),
  vue(
    'vue-ref',
    "import {ref} from 'vue';\nconst history = ref([{text: 'Hi'}]);\nconst chat = ref();\nconst clear = () => chat.value.clearMessages();\ndefineExpose({clear});",
    'ref="chat" :history="history" demo="true"'.replace('demo="true"', ':demo="true"'),
  ),
  vue('vue-stream', STREAM, ':connect @render="(event) => event.detail.focusInput()"'),
  vue(
    'vue-event',
    'const seen = (event: CustomEvent) => console.log(event.detail.message);',
    ':demo="true" @message="seen" @clear-messages="console.log(1)"',
  ),
  vue(
    'vue-props',
    STYLES,
    'v-if="true" :messageStyles="messageStyles" :onMessage.prop="({message}) => message" key="a"',
  ),
  vue(
    'vue-text',
    'const settings = {demo: true};',
    'v-bind="settings" auxiliaryStyle="#messages {padding: 0}"',
  ),
  {
    name: 'options.vue',
    text: '<template>\n  <deep-chat :connect="connect" :avatars="avatars" @message="onMessage($event)" />\n</template>\n\n<script>\nimport \'deep-chat\';\nexport default {\n  data() {\n    return {connect: {url: \'/api\'}, avatars: {ai: {styles: {position: \'start\'}}}};\n  },\n  methods: {onMessage(event) { console.log(event.detail); }},\n};\n</script>',
  },
  {
    name: 'list.vue',
    text: '<script setup>\nimport \'deep-chat\';\nconst chats = [{id: 1, connect: {url: \'/a\'}}];\n</script>\n<template>\n  <deep-chat v-for="chat in chats" :key="chat.id" :connect="chat.connect" />\n</template>',
  },
  svelte(
    'svelte-true',
    URL,
    'connect={connect} demo={true} upwardsMode={true} maxVisibleMessages={5}',
  ),
  svelte('svelte-state', `  let history = $state(${HISTORY});`, '{history} demo={true}'),
  svelte(
    'svelte-event',
    URL,
    '{connect} onmessage={(event) => console.log(event.detail.message)} onclear-messages={() => 1}',
  ),
  svelte(
    'svelte-bind',
    '  let chat;\n  const clear = () => chat.clearMessages();',
    'bind:this={chat} demo={true} {@attach () => clear}',
  ),
  svelte('svelte-handler', HANDLER, 'connect={connect} style:width="100%"'),
  {
    name: 'if.svelte',
    text: "<script lang=\"ts\">\n  import type {DeepChat} from 'deep-chat';\n  let ready = $state(false);\n  const messageStyles: DeepChat['messageStyles'] = {default: {ai: {bubble: {color: 'black'}}}};\n</script>\n\n{#if ready}\n  {#each [1, 2] as room}\n    <deep-chat {messageStyles} connect={{url: `/rooms/${room}`}} />\n  {/each}\n{/if}",
  },
  angular('angular-json', '', 'demo="true" introMessage=\'{"text": "Hello!"}\''),
  angular(
    'angular-event',
    '  seen(event: Event) {\n    console.log((event as CustomEvent).detail);\n  }',
    '[demo]="true" (message)="seen($event)" (clear-messages)="seen($event)"',
  ),
  angular(
    'angular-signal',
    `  readonly history = signal(${HISTORY});`,
    '#chat [history]="history()" [style.width.px]="300" [attr.aria-label]="title"',
  ),
  angular(
    'angular-handler',
    "  connect: DeepChat['connect'] = {\n    handler: (body, signals) => this.reply(body, signals),\n  };\n  reply(body: any, signals: any) {\n    signals.onResponse({text: 'Hi'});\n  }",
    '[connect]="connect"',
  ),
  angular(
    'angular-styles',
    "  messageStyles = {default: {shared: {bubble: {fontSize: '14px'}}}};",
    '[messageStyles]="messageStyles" [avatars]="{ai: {styles: {position: \'start\'}}}"',
  ),
  html(
    'angular-template',
    '@if (ready()) {\n  <deep-chat [connect]="connect" (message)="seen($event)" [history]="messages | slice: 0 : 5"></deep-chat>\n}',
  ),
  html(
    'html-files',
    '<deep-chat demo="true" images=\'{"files": {"maxNumberOfFiles": 2}}\'></deep-chat>',
  ),
  js(
    'js-files',
    `import 'deep-chat';\n${FILES}\ndocument.querySelector('deep-chat').images = images;`,
  ),
  ts('ts-files', FILES.replace('const images', 'chat.images')),
  react('react-files', FILES, 'images={images} dragAndDrop={true} demo={true}'),
  solid('solid-files', FILES, 'prop:images={images} prop:dragAndDrop={true} prop:demo={true}'),
  vue('vue-files', FILES, ':images="images" :dragAndDrop="true" :demo="true"'),
  svelte('svelte-files', FILES, '{images} dragAndDrop={true} demo={true}'),
  angular(
    'angular-files',
    FILES.replace('const images', '  images'),
    '[images]="images" [demo]="true"',
  ),
];
