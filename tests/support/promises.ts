import path from 'node:path';
import {compileExample} from '../../src/example/generate/compile';
import {parseExample} from '../../src/example/model/parseExample';
import {urlOf} from '../../src/plugins/api-reference/pages';
import {readLiveFences, type LiveFence} from '../../src/plugins/live-examples/fenceSettings';
import {SITE} from './repository';

/** What a live example of a page lets its reader expect. */
export interface Promised {
  /** Address of its page. */
  readonly route: string;
  readonly title: string;
  /**
   * What a typed message leads to: a reply (or an error that is shown), nothing because the input is closed,
   * or nothing that can be had without a key.
   */
  readonly input: 'answers' | 'closed' | 'unknown';
  /** The code of its fence. */
  readonly source: string;
  /** Labels of the buttons under the chat, in their order. */
  readonly buttons: readonly string[];
}

/** The properties that decide what a chat shows first, and what it does with a message. */
interface Config {
  readonly demo?: unknown;
  readonly connect?: {
    readonly handler?: unknown;
    readonly url?: unknown;
    readonly websocket?: unknown;
  };
  readonly directConnection?: object;
  readonly webModel?: unknown;
  readonly textInput?: {readonly disabled?: boolean};
  readonly history?: readonly unknown[];
  readonly loadHistory?: unknown;
  readonly introMessage?: unknown;
  readonly auxiliaryStyle?: string;
  readonly style?: object;
  readonly chatStyle?: object;
}

/** The properties of a fence's chat, as its page makes them. */
export function configOf(source: string): Config {
  const create = compileExample(source, parseExample(source));
  // The test runs what the build writes into a page.
  // eslint-disable-next-line no-restricted-syntax
  return (new Function('$', create)({log: () => undefined}) as {config: Config}).config;
}

function inputOf({demo, connect, directConnection, webModel, textInput}: Config) {
  if (textInput?.disabled) return 'closed';
  // A chat with a provider or a server shows the request that it would send: src/example/preview.ts.
  const isShown = directConnection ?? (connect?.url && !connect.websocket && !webModel);
  const isConnected = Boolean(!isShown && (webModel ?? connect));
  return connect?.handler || demo || !isConnected ? 'answers' : 'unknown';
}

/** All live examples of the docs and examples, with the addresses of their pages. */
export function liveFences(): (LiveFence & {readonly route: string})[] {
  return readLiveFences(SITE).map((fence) => ({
    ...fence,
    route: urlOf(path.relative(SITE, fence.file).split(path.sep).join('/'))
      // The examples of the features: docs/_features/connect.mdx is on /features/connect.
      .replace('/docs/_features/', '/features/'),
  }));
}

/** What all live examples of the docs and examples promise, read from their fences. */
export function promises(): Promised[] {
  return liveFences().map(({route, title, source}) => ({
    route,
    title,
    source,
    input: inputOf(configOf(source)),
    buttons: parseExample(source).buttons.map(({label}) => label),
  }));
}

/** An example that needs more than a "Hello" to keep its promise, or keeps it in another way. */
export interface Special {
  readonly route: string;
  readonly title: string;
  /** Overrides the expectation from the properties. */
  readonly input?: 'answers' | 'no input';
  /** The button that is pressed before the message is sent. */
  readonly first?: string;
  /** It answers messages that come with a picture. */
  readonly picture?: true;
  /** Buttons without an immediate effect that a user could see, read or hear. */
  readonly quiet?: readonly string[];
  /** What the example writes into the console on purpose. */
  readonly console?: RegExp;
}

type Place = readonly [route: string, title: string];

const QUIET: readonly (readonly [...Place, ...buttons: string[]])[] = [
  // They decide whether the next message can be sent.
  ['/docs/connect', 'A simulated socket', 'Close', 'Open'],
  // It opens the browser’s own dialog, which a page can’t see.
  ['/docs/guides/export-and-print', 'Print every message', 'Print this page'],
  // The button before has cleared the chat, and a panel that shows stays.
  ['/docs/introPanel', 'Hide and show the panel', 'Clear, no panel'],
  // A reply has scrolled to the end before.
  ['/docs/methods', 'Scroll to the end', 'To the latest'],
  // It ends a sound.
  ['/docs/speech', 'Speak the replies', 'Stop speaking'],
  // The button before has hidden the panel.
  ['/examples/Layout/sticky', 'Chat of a floating panel', 'Focus the field'],
];

/** Examples about errors: the component writes those of a server into the console. */
const LOGGED: readonly (readonly [...Place, console: RegExp])[] = [
  ['/docs/connect', 'A handler that reports its errors', /^Error: The API is busy\.$/],
  [
    '/docs/guides/backend',
    'Errors of a backend',
    /You have reached the limit of 20 messages a day\.|"This is not a Response"/,
  ],
  // The policy of the page stops the handler in the answer, which is what the example is about.
  ['/docs/guides/csp', 'Turn untrusted HTML into text', /^Executing inline event handler violates/],
  ['/docs/guides/message-actions', 'Two retries, then a button', /^No connection\.$/],
  ['/docs/messages', 'Replace the error text', /^Quota exceeded \(429\)$/],
  ['/docs/messages', 'Show the real error text', /^Quota exceeded \(429\)$/],
  ['/examples/servers', 'Masked and readable errors', /^The daily limit is used up\.$/],
];

/** Without a key the first chat is a form, and a voice call has no text field. */
const NO_INPUT: readonly Place[] = [
  ['/docs/directConnection', 'The form that asks for a key'],
  ['/docs/directConnection/OpenAI/OpenAIRealtime', 'The voice view with its own avatar and texts'],
];

export const SPECIALS: readonly Special[] = [
  ...QUIET.map(([route, title, ...quiet]) => ({route, title, quiet})),
  ...LOGGED.map(([route, title, console]) => ({route, title, console})),
  ...NO_INPUT.map(([route, title]) => ({route, title, input: 'no input' as const})),
  {
    // Without a picture there is nothing to change, and the component sends nothing.
    route: '/docs/directConnection/StabilityAI',
    title: 'Stability AI: the form of an image change',
    picture: true,
  },
  {
    // Sending is locked before. Afterwards the input is empty, which locks it as well.
    route: '/docs/methods',
    title: 'Lock and unlock sending',
    first: 'I agree',
    quiet: ['I agree', 'Lock'],
  },
];
