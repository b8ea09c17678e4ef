import type {ChatConfig} from '@site/src/chat';

/** Text of the newest message in the body that a handler is given; empty for a message of files alone. */
export function newestText(body: unknown): string {
  const {messages} = (body ?? {}) as {messages?: readonly {text?: string}[]};
  return messages?.at(-1)?.text ?? '';
}

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

/** The chat of Connect: a function on the page answers, and hands what it was given to `onBody`. */
export function connectConfig(onBody: (text: string) => void): ChatConfig {
  return {
    connect: {
      handler: (body, signals) => {
        onBody(describeBody(body));
        const text = newestText(body);
        void signals.onResponse({
          text: `You wrote **${text.length}** characters. A real handler would ask a model now.`,
        });
      },
    },
    introMessage: [
      {
        text: 'My replies come from a function on this page. You can see its input below this chat.',
      },
      {html: suggestion('Hello, handler!')},
    ],
    textInput: {placeholder: {text: 'Say something'}},
  };
}

/**
 * The chat of Capture files. Camera and microphone are left out where the browser has none: the
 * component does not start without `navigator.mediaDevices`, which insecure pages lack.
 */
export function captureConfig(canCapture: boolean, onBody: (text: string) => void): ChatConfig {
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
    introMessage: {text: 'Send a picture, a photo or a recording. It stays on this page.'},
    textInput: {placeholder: {text: 'Add a file, or a word about it'}},
  };
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
    // The picture's place is kept before it has loaded, so that the messages below it do not jump; it is
    // small enough to be seen whole. A narrower player would cut its own menu off.
    messageStyles: {
      audio: {shared: {bubble: {width: '18rem', maxWidth: '100%'}}},
      image: {
        shared: {
          bubble: {width: '60%', maxWidth: '14rem'},
          media: {display: 'block', width: '100%', aspectRatio: '8 / 5'},
        },
      },
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
  introMessage: [
    {text: 'Press the microphone and speak, or type. I read my reply aloud.'},
    {html: suggestion('Say something to me')},
  ],
  textInput: {placeholder: {text: 'Speak or type'}},
};

/** The conversation that each design of Customize shows. */
export const customizeConfig: ChatConfig = {
  history: [
    {role: 'ai', text: 'The same conversation, three designs.'},
    {role: 'user', text: 'Only the styles differ?'},
    {role: 'ai', text: 'Only the styles: bubbles, font, corners, and the field below.'},
    {role: 'user', text: 'And the code?'},
    {role: 'ai', text: 'One object for each look. Choose another one above.'},
  ],
  demo: true,
};
