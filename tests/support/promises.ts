import path from 'node:path';
import {compileExample} from '../../src/example/generate/compile';
import {parseExample} from '../../src/example/model/parseExample';
import {urlOf} from '../../src/plugins/api-reference/pages';
import {readLiveFences, type LiveFence} from '../../src/plugins/live-examples/liveFences';

const SITE = path.resolve(__dirname, '../..');

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
export interface Config {
  readonly demo?: unknown;
  readonly connect?: {readonly handler?: unknown};
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
  // A chat with a provider shows the request that it would send: src/example/preview.ts.
  const isConnected = Boolean(!directConnection && (webModel ?? connect));
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

/** An example that needs more than a "Hello" to keep its promise, or keeps it in another way, and why. */
export interface Special {
  readonly route: string;
  readonly title: string;
  readonly reason: string;
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

export const SPECIALS: readonly Special[] = [
  {
    route: '/docs/connect',
    title: 'A simulated socket',
    quiet: ['Close', 'Open'],
    reason: 'They decide whether the next message can be sent.',
  },
  {
    route: '/docs/connect',
    title: 'A handler that reports its errors',
    console: /^Error: The API is busy\.$/,
    reason: 'Its second call fails, and the component writes errors of a server into the console.',
  },
  {
    route: '/docs/directConnection',
    title: 'The form that asks for a key',
    input: 'no input',
    reason: 'Without a key the chat is a form.',
  },
  {
    route: '/docs/directConnection/OpenAI/OpenAIRealtime',
    title: 'The voice view with its own avatar and texts',
    input: 'no input',
    reason: 'A voice call has no text field.',
  },
  {
    route: '/docs/directConnection/StabilityAI',
    title: 'Stability AI: the form of an image change',
    picture: true,
    reason: 'Without a picture there is nothing to change, and the component sends nothing.',
  },
  {
    route: '/docs/guides/backend',
    title: 'Errors of a backend',
    console: /You have reached the limit of 20 messages a day\.|"This is not a Response"/,
    reason: 'The component writes errors of a server into the console.',
  },
  {
    route: '/docs/guides/csp',
    title: 'Turn untrusted HTML into text',
    console: /^Executing inline event handler violates/,
    reason:
      'The policy of the page stops the handler in the answer, which is what the example is about.',
  },
  {
    route: '/docs/guides/export-and-print',
    title: 'Print every message',
    quiet: ['Print this page'],
    reason: 'It opens the browser’s own dialog, which a page can’t see.',
  },
  {
    route: '/docs/guides/message-actions',
    title: 'Two retries, then a button',
    console: /^No connection\.$/,
    reason: 'The component writes errors of a server into the console.',
  },
  {
    route: '/docs/introPanel',
    title: 'Hide and show the panel',
    quiet: ['Clear, no panel'],
    reason: 'The button before has cleared the chat, and a panel that shows stays.',
  },
  {
    route: '/docs/messages',
    title: 'Replace the error text',
    console: /^Quota exceeded \(429\)$/,
    reason: 'The component writes errors of a server into the console.',
  },
  {
    route: '/docs/messages',
    title: 'Show the real error text',
    console: /^Quota exceeded \(429\)$/,
    reason: 'The component writes errors of a server into the console.',
  },
  {
    route: '/docs/methods',
    title: 'Lock and unlock sending',
    first: 'I agree',
    quiet: ['I agree', 'Lock'],
    reason: 'Sending is locked before. Afterwards the input is empty, which locks it as well.',
  },
  {
    route: '/docs/methods',
    title: 'Scroll to the end',
    quiet: ['To the latest'],
    reason: 'A reply has scrolled to the end before.',
  },
  {
    route: '/docs/speech',
    title: 'Speak the replies',
    quiet: ['Stop speaking'],
    reason: 'It ends a sound.',
  },
  {
    route: '/examples/Layout/sticky',
    title: 'Chat of a floating panel',
    quiet: ['Focus the field'],
    reason: 'The button before has hidden the panel.',
  },
  {
    route: '/examples/servers',
    title: 'Masked and readable errors',
    console: /^The daily limit is used up\.$/,
    reason: 'The component writes errors of a server into the console.',
  },
];
