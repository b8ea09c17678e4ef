import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {DeepChat} from 'deep-chat';
import type {Signals} from 'deep-chat/dist/types/handler';
import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {liveChat, pause} from '../../tests/support/liveChat';
import * as internals from './internals';

const BUNDLE = readFileSync('node_modules/deep-chat/dist/deepChat.bundle.js', 'utf8');

const DECLARATIONS = readFileSync('node_modules/deep-chat/dist/deepChat.d.ts', 'utf8');

const second = (match: readonly string[]) => match[1] ?? '';

const selectors = Object.entries<unknown>(internals).filter(
  (entry): entry is [string, string] => typeof entry[1] === 'string' && /^[#.[]/.test(entry[1]),
);

/** Parts that happy-dom can't draw, having no camera, microphone or sound: the bundle has to name them. */
const UNDRAWN = new Set([
  'ERROR_VIEW',
  'DEFAULT_AI_AVATAR',
  'DICTATED_TEXT',
  'ACTIVE_MICROPHONE',
  'COMMAND_MICROPHONE',
  'AUDIO_STOP',
  'CAMERA_RETAKE',
]);

/** What authors write themselves: classes for their HTML, and values of `position`. */
const PUBLIC = new Set([
  'deep-chat-button',
  'deep-chat-suggestion-button',
  ...['outside-start', 'inside-start', 'inside-end', 'outside-end'],
]);
/** Examples as an author writes them, for tests. */
const AUTHORED = 'src/example/generate/cases.ts';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
const SOUND = 'data:audio/mp3;base64,AAAA';

/** Clicks the first element with this selector in the shadow root. */
const click = (selector: string) => (chat: HTMLElement) =>
  chat.shadowRoot?.querySelector<HTMLElement>(selector)?.click();
const submit = (chat: HTMLElement) => (chat as DeepChat).submitUserMessage({text: 'Hello'});
const files = ['image/png', 'audio/mp3', 'text/plain'].map(
  (type) => new File(['x'], `a.${type.slice(-3)}`, {type}),
);
const allButtons = {camera: true, images: true, gifs: true, audio: true, mixedFiles: true};

/** Configurations that together show every part, and what is done with the chat. */
const CHATS: readonly (readonly [properties: object, use?: (chat: HTMLElement) => unknown])[] = [
  [
    {
      demo: true,
      avatars: true,
      names: true,
      history: [
        {role: 'user', text: 'Hello'},
        {role: 'ai', text: 'Hi'},
        {role: 'ai', html: '<button class="deep-chat-button">A</button>'},
        {role: 'ai', html: '<button class="deep-chat-suggestion-button">B</button>'},
        {role: 'ai', files: [{src: PICTURE, type: 'image'}]},
        {role: 'ai', files: [{src: SOUND, type: 'audio'}]},
      ],
      innerHTML: '<p>Intro</p>',
      scrollButton: true,
      ...allButtons,
      microphone: true,
      customButtons: ['default', 'active', 'disabled'].map((initialState) => ({
        initialState,
        position: 'outside-start',
      })),
    },
  ],
  [
    {
      demo: true,
      textInput: {placeholder: {text: 'Write'}},
      customButtons: [{position: 'inside-start'}],
    },
  ],
  [
    {
      demo: true,
      customButtons: [
        {position: 'dropup-menu', styles: {button: {default: {svg: {content: '<svg></svg>'}}}}},
      ],
      images: {button: {position: 'dropup-menu'}},
    },
  ],
  [{demo: true, ...allButtons, defaultInput: {files}}],
  [{demo: true, upwardsMode: true}],
  [{demo: true, speechToText: {webSpeech: true}}],
  [{connect: {handler: () => undefined}}, submit],
  [{connect: {stream: true, handler: streamOn}}, submit],
  [{connect: {handler: fail}}, submit],
  [{demo: true, loadHistory: () => new Promise(() => undefined)}],
  [{demo: true, camera: true}, click('.input-button')],
  [{directConnection: {openAI: true}}],
  [{directConnection: {openAI: {key: 'k', realtime: true}}}],
];

function streamOn(_body: unknown, signals: Signals): void {
  signals.onOpen();
  void signals.onResponse({text: 'A'});
}

function fail(_body: unknown, signals: Signals): void {
  void signals.onResponse({error: 'No'});
}

afterEach(() => document.body.replaceChildren());
beforeAll(async () => {
  // Devices that a browser has and happy-dom hasn't.
  vi.stubGlobal('SpeechRecognition', class extends EventTarget {});
  const getUserMedia = () => new Promise(() => undefined);
  Object.defineProperty(navigator, 'mediaDevices', {value: {getUserMedia}});
  // The file that the site's chats run.
  await import('deep-chat/dist/deepChat.bundle.js' as string);
}, 120_000);

/** The names in a selector: ids and classes. */
const namesIn = (selector: string) =>
  [...selector.matchAll(/[#.]([a-z][\w-]*)/g)].map(([, name = '']) => name);

describe('internals', () => {
  it('are all in the installed component', async () => {
    const drawn = new Set<string>();
    for (const [properties, use] of CHATS) {
      const {chat, all} = await liveChat(properties);
      await use?.(chat);
      await pause(100);
      for (const [name, selector] of selectors)
        if (all(selector.replace(/:empty:before$/, '')).length > 0) drawn.add(name);
      expect(internals.REDRAW_FIELD in chat, `REDRAW_FIELD (${internals.REDRAW_FIELD})`).toBe(true);
      chat.remove();
    }
    const isInBundle = (name: string) => new RegExp(`["'\`#. ]${name}["'\`\\s,.:{>]`).test(BUNDLE);
    const gone = selectors.filter(([name, selector]) =>
      UNDRAWN.has(name) ? !namesIn(selector).every(isInBundle) : !drawn.has(name),
    );
    expect(gone.map(([name, selector]) => `${name} (${selector})`)).toEqual([]);
    expect(BUNDLE).toContain(/"(.*)"/.exec(internals.DEFAULT_AI_AVATAR)?.[1]);
    expect([...UNDRAWN].filter((name) => drawn.has(name))).toEqual([]);
    for (const module of internals.OPTIONAL_MODULES) expect(BUNDLE).toContain(`.${module}`);
  });

  it('are named in no other file', () => {
    const styled = [...BUNDLE.matchAll(/[#.]([a-z]\w*(?:-\w+)+)(?=[^{}"'`;()]{0,120}\{)/g)];
    const fields = [...DECLARATIONS.matchAll(/^ {4}(?:private )?(_\w+)/gm)];
    const all = new Set([...selectors.flatMap(([, text]) => namesIn(text)), ...styled.map(second)]);
    expect(styled.length).toBeGreaterThan(100);
    expect(fields.length).toBeGreaterThan(5);
    const patterns = [...all]
      .filter((name) => !PUBLIC.has(name))
      .map((name) =>
        name.includes('-')
          ? `["'\`,\\s>(][#.]?${name}(?=["'\`,\\s>:.)])`
          : `["'\`][#.]${name}(?=["'\`,\\s>:.)])`,
      );
    const inside = new RegExp(
      [
        ...patterns,
        internals.REDRAW_FIELD,
        ...fields.map((field) => `\\b${second(field)}\\b`),
      ].join('|'),
      'g',
    );
    const files = execFileSync('git', ['ls-files', 'src'], {encoding: 'utf8'}).trim().split('\n');
    const found = files
      .filter(
        (file) =>
          /(?<!\.test)\.tsx?$/.test(file) &&
          ![AUTHORED, 'src/chat/internals.ts', 'src/chat/replyState.ts'].includes(file),
      )
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(inside)].map(([text]) => `${file}: ${text}`),
      );
    expect(found).toEqual([]);
  });
});
