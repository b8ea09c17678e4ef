/** The five things that the component does, each with a page under `/features/`. */
export interface Feature {
  readonly id: 'connect' | 'captureFiles' | 'media' | 'speech' | 'customize';
  /** One or two words for rows of links. */
  readonly name: string;
  /** Text of the link to its page. */
  readonly more: string;
  /** Heading of its section and page. */
  readonly title: string;
  /** The feature in one sentence. */
  readonly sentence: string;
  /** What a developer gets, each a short sentence. */
  readonly points: readonly string[];
  /** Pages of the docs that go on from here. */
  readonly docs: readonly {readonly label: string; readonly to: string}[];
  /** Description of the feature's own page, 80 to 160 characters. */
  readonly description: string;
}

/** In the order in which pages show them. */
export const features: readonly Feature[] = [
  {
    id: 'connect',
    name: 'Connect',
    more: 'Ways to connect',
    title: 'Connect to anything',
    sentence:
      'Your own server, an AI provider, a socket, a model in the browser, or a function on the page: connect the chat to any of them.',
    points: [
      'One property, connect, with a URL or a function.',
      'Whole replies, streams and web sockets.',
      'Interceptors that translate any request and any response.',
    ],
    docs: [
      {label: 'Connect', to: '/docs/connect'},
      {label: 'Direct connection', to: '/docs/directConnection'},
      {label: 'Interceptors', to: '/docs/interceptors'},
      {label: 'Servers', to: '/examples/servers'},
    ],
    description:
      'How Deep Chat talks to your server, to a provider or to a function on the page, with a live example that streams and logs its requests.',
  },
  {
    id: 'captureFiles',
    name: 'Capture files',
    more: 'Files and camera',
    title: 'Take pictures and recordings',
    sentence:
      'Visitors send what they have: files from the disk, a photo from the camera, a recording from the microphone.',
    points: [
      'Camera and microphone ask for permission on click, never before.',
      'Drop, paste or pick; limits and formats for each kind.',
      'Each type of file can go to its own address.',
    ],
    docs: [
      {label: 'Files', to: '/docs/files'},
      {label: 'Camera', to: '/docs/files#camera'},
      {label: 'Microphone', to: '/docs/files#microphone'},
    ],
    description:
      'Let visitors send files, photos and recordings from the chat: what asks for permission, when, and what happens without it.',
  },
  {
    id: 'media',
    name: 'Media',
    more: 'Rich messages',
    title: 'Reply with more than text',
    sentence:
      'Markdown, code, pictures, sound, files and your own HTML, in a history that you can load, save and change.',
    points: [
      'Text is Markdown; HTML in it is shown, not run.',
      'Pictures and audio players appear inside the message.',
      'HTML messages with buttons that reply for the visitor.',
    ],
    docs: [
      {label: 'Messages', to: '/docs/messages'},
      {label: 'HTML messages', to: '/docs/messages/HTML'},
      {label: 'Response', to: '/docs/connect#Response'},
    ],
    description:
      'Text with Markdown and code, pictures, sound, files and HTML in one conversation: what Deep Chat shows and what a server sends.',
  },
  {
    id: 'speech',
    name: 'Speech',
    more: 'Speech in and out',
    title: 'Speak and listen',
    sentence: 'Visitors dictate instead of typing, and their device reads the reply aloud.',
    points: [
      'Speech to text by the browser or by Azure.',
      'Spoken commands to send, pause or clear.',
      'Text to speech with language, voice, pitch and rate.',
    ],
    docs: [
      {label: 'Speech', to: '/docs/speech'},
      {label: 'Speech to text', to: '/docs/speech#speechToText'},
      {label: 'Text to speech', to: '/docs/speech#textToSpeech'},
    ],
    description:
      'Dictation and voices in a chat: speech to text, spoken commands and replies that are read aloud, with a demonstration to try.',
  },
  {
    id: 'customize',
    name: 'Customize',
    more: 'Your own look',
    title: 'Make it yours',
    sentence:
      'Style bubbles, avatars, names, buttons and the input in every state. Your own CSS covers the rest.',
    points: [
      'Styles for each role and each type of message.',
      'Buttons with your icons, and your own buttons.',
      'CSS inside the chat with the property auxiliaryStyle.',
    ],
    docs: [
      {label: 'Styles', to: '/docs/styles'},
      {label: 'Message styles', to: '/docs/messages/styles'},
      {label: 'Design examples', to: '/examples/design'},
    ],
    description:
      'Change every part of the chat: bubbles, names, avatars, buttons and input. Press a button, and the chat takes on another look.',
  },
];

/** Address of a feature's page. */
export function featurePage({id}: Pick<Feature, 'id'>): `/features/${Feature['id']}` {
  return `/features/${id}`;
}
