import type {ChatConfig} from '@site/src/chat';
import type {Signals} from 'deep-chat/dist/types/handler';
import type {Response} from 'deep-chat/dist/types/response';
import {newestText} from '../saidMessage';
import {HISTORY, PACE, wordsOf, type StreamEvent} from './demoExchange';

/** A picture that keeps its place before it has loaded, so that the messages below it don't jump. */
const PICTURE = {
  bubble: {width: '60%', maxWidth: '14rem'},
  media: {display: 'block', width: '100%', aspectRatio: '8 / 5'},
};

/** What a handler received, as text to show: JSON, or the parts of a form with their sizes in bytes. */
export function describeBody(body: unknown): string {
  if (!(body instanceof FormData)) return JSON.stringify(body, null, 2);
  return Array.from(body.entries(), ([name, value]) =>
    typeof value === 'string'
      ? `${name}: ${value}`
      : `${name}: ${value.name}, ${value.type || 'unknown type'}, ${value.size} bytes`,
  ).join('\n');
}

/** A button that writes its own text for the visitor, in the colors of the page. */
function suggestion(text: string): string {
  return `<button class="deep-chat-suggestion-button" style="padding:7px 12px;border:1px solid var(--border-strong);border-radius:10px;background:var(--surface-1);color:var(--accent-text);font:inherit;cursor:pointer">${text}</button>`;
}

/** What the network panel is told while the played server replies. */
export interface Wire {
  readonly onRequest: (body: string) => void;
  readonly onEvent: (event: StreamEvent) => void;
  readonly onEnd: (ms: number) => void;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The chat of Connect: a function on the page streams its reply and tells the panel about each event. */
export function connectConfig(wire: Wire): ChatConfig {
  const reply = async (body: unknown, signals: Signals) => {
    const state = {isStopped: false};
    signals.stopClicked.listener = () => {
      state.isStopped = true;
    };
    wire.onRequest(describeBody(body));
    const began = performance.now();
    signals.onOpen();
    const text = `You wrote ${newestText(body).length} characters. A real server would ask a model now.`;
    for (const word of wordsOf(text)) {
      await wait(PACE);
      if (state.isStopped) break;
      wire.onEvent({at: performance.now() - began, text: word});
      await signals.onResponse({text: word});
    }
    signals.onClose();
    wire.onEnd(performance.now() - began);
  };
  return {
    connect: {stream: true, handler: (body, signals) => void reply(body, signals)},
    history: [...HISTORY, {role: 'ai', html: suggestion('Stream something to me')}],
    textInput: {placeholder: {text: 'Send a message'}},
  };
}

/**
 * The chat of Capture files. Camera and microphone are left out where the browser has none: the
 * component does not start without `navigator.mediaDevices`, which insecure pages lack.
 *
 * @param picture Address of the photo that the conversation begins with.
 */
export function captureConfig(
  canCapture: boolean,
  picture: string,
  onBody: (text: string) => void,
): ChatConfig {
  return {
    images: true,
    audio: true,
    ...(canCapture && {camera: true, microphone: true}),
    connect: {
      handler: (body, signals) => {
        const parts = describeBody(body);
        onBody(parts);
        const count = body instanceof FormData ? body.getAll('files').length : 0;
        void signals.onResponse({
          text: count > 0 ? `Received ${count} ${count === 1 ? 'file' : 'files'}.` : 'No file yet.',
        });
      },
    },
    history: [
      {
        role: 'ai',
        text: 'Show me the view. A photo, a recording or a file: it stays on this page.',
      },
      {
        role: 'user',
        text: 'Here it is:',
        files: [{src: picture, type: 'image', name: 'landscape.svg'}],
      },
      {role: 'ai', text: 'Received 1 file. What does it sound like there?'},
    ],
    messageStyles: {image: {shared: PICTURE}},
    textInput: {placeholder: {text: 'Add a file, or a word about it'}},
  };
}

/** A type of content, with the message that a server sends for it. */
export interface MediaKind {
  readonly name: string;
  readonly message: Response;
}

/** Every type of content that a reply can have. */
export function mediaKinds(href: (path: string) => string): readonly MediaKind[] {
  const picture = href('/img/demo/landscape.svg');
  return [
    {name: 'Text', message: {text: '**Bold**, _soft_ and `code`:\n\n1. one\n2. two'}},
    {name: 'Code', message: {text: '```js\nconst reply = await ask("Hello");\n```'}},
    {name: 'Picture', message: {files: [{src: picture, type: 'image', name: 'view.svg'}]}},
    {
      name: 'Sound',
      message: {files: [{src: href('/audio/demo/chime.wav'), type: 'audio', name: 'chime.wav'}]},
    },
    {name: 'File', message: {files: [{src: picture, type: 'any', name: 'view.svg'}]}},
    {name: 'Table', message: {html: '<table><tr><th>Plan</th><td>Small</td></tr></table>'}},
    {name: 'Buttons', message: {html: `${suggestion('Yes, please')} ${suggestion('No, thanks')}`}},
  ];
}

/** The chat of Media, with `href` turning a path of this site into an address. */
export function mediaConfig(href: (path: string) => string): ChatConfig {
  return {
    history: [
      {role: 'user', text: 'What can you show me?'},
      {
        role: 'ai',
        text: 'Text with **weight**, `code`, lists and blocks:\n\n```js\nconst answer = await chat.ask("Hello");\n```',
      },
      {
        role: 'ai',
        text: 'A picture:',
        files: [{src: href('/img/demo/landscape.svg'), type: 'image', name: 'landscape.svg'}],
      },
      {
        role: 'ai',
        text: 'A sound:',
        files: [{src: href('/audio/demo/chime.wav'), type: 'audio', name: 'chime.wav'}],
      },
      {
        role: 'ai',
        html: '<table><tr><th style="text-align:left">Plan</th><th style="text-align:left">Seats</th></tr><tr><td>Small</td><td>5</td></tr><tr><td>Large</td><td>50</td></tr></table>',
      },
    ],
    // A narrower player would cut its own menu off.
    messageStyles: {
      audio: {shared: {bubble: {width: '18rem', maxWidth: '100%'}}},
      image: {shared: PICTURE},
    },
    demo: true,
    textInput: {placeholder: {text: 'Ask for more'}},
  };
}

/** The chat of Speech: a microphone that writes, and answers that are read aloud after sending. */
export const speechConfig: ChatConfig = {
  speechToText: {webSpeech: {language: 'en-US'}},
  textToSpeech: {lang: 'en-US'},
  demo: {response: {text: 'I was read to you by a voice of this device.'}},
  history: [
    {role: 'user', text: 'Do you understand me?'},
    {role: 'ai', text: 'Press the microphone and speak, or type. I read my reply aloud.'},
    {role: 'ai', html: suggestion('Say something to me')},
  ],
  textInput: {placeholder: {text: 'Speak or type'}},
};

/** The conversation that each design of Customize shows. */
export const customizeConfig: ChatConfig = {
  history: [
    {role: 'ai', text: 'The same conversation, three designs, and yours.'},
    {role: 'user', text: 'Only the styles differ?'},
    {role: 'ai', text: 'Only the styles: bubbles, font, corners, and the field below.'},
    {role: 'user', text: 'And the code?'},
    {role: 'ai', text: 'One object. The sliders write it.'},
  ],
  demo: true,
};
