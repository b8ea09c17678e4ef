import type {ChatConfig} from '@site/src/chat';
import type {ChatSetup} from '../example/generate';
import type {Feature} from '../data/features';

/** Height of the chats, in px. */
const height = 400;

/** A picture that works wherever the code is pasted. */
const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path fill="teal" d="M0 0h8v5H0z"/></svg>';

const configs = {
  connect: {
    connect: {url: '/api/chat', stream: true},
    requestBodyLimits: {maxMessages: -1},
    introMessage: {text: 'Ask me anything.'},
  },
  captureFiles: {
    connect: {url: '/api/chat'},
    images: true,
    audio: true,
    camera: {files: {maxNumberOfFiles: 1}},
    microphone: {files: {maxNumberOfFiles: 1}},
  },
  media: {
    demo: true,
    history: [
      {role: 'user', text: 'What can you show me?'},
      {role: 'ai', text: 'Text with **weight**, `code` and lists.'},
      {role: 'ai', files: [{src: PICTURE, type: 'image'}]},
      {role: 'ai', html: '<table><tr><th>Plan</th><td>Small</td></tr></table>'},
    ],
  },
  speech: {
    connect: {url: '/api/chat'},
    speechToText: {
      webSpeech: {language: 'en-US'},
      commands: {submit: 'send', removeAllText: 'start over'},
    },
    textToSpeech: {lang: 'en-US', rate: 1.1},
  },
  customize: {
    demo: true,
    avatars: true,
    messageStyles: {
      default: {
        shared: {bubble: {borderRadius: '4px'}},
        user: {bubble: {backgroundColor: '#1d3b53', color: '#ffffff'}},
        ai: {bubble: {backgroundColor: '#e4edf3', color: '#10212e'}},
      },
    },
  },
} satisfies Record<Feature['id'], ChatConfig>;

/** The chat whose complete code the page of a feature shows. */
export const setups: Readonly<Record<Feature['id'], ChatSetup>> = {
  connect: {title: 'Replies from your server', config: configs.connect, height},
  captureFiles: {title: 'Files from four sources', config: configs.captureFiles, height},
  media: {title: 'Text, a picture and HTML', config: configs.media, height},
  speech: {title: 'Dictate and read aloud', config: configs.speech, height},
  customize: {title: 'Bubbles in your colors', config: configs.customize, height},
};

/** Replies that a server can send, for the page of Media: one message for each object. */
export const ANSWER = `[
  {"text": "Here is the view from the cabin:"},
  {"files": [{"src": "/img/demo/landscape.svg", "type": "image"}]},
  {"files": [{"src": "/audio/demo/chime.wav", "type": "audio"}]}
]`;
