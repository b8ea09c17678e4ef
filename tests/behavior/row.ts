import type {Page} from '@playwright/test';
import type {DeepChat} from 'deep-chat';
import type {Signals} from 'deep-chat/dist/types/handler';

/** A reply of a server or provider. */
export interface Reply {
  /** Part of the addresses that get it. Replies without one are given in order; the last one repeats. */
  readonly at?: string;
  readonly status?: number;
  /** JSON; a string is sent as it is, as HTML. */
  readonly body?: unknown;
  /** Server-sent events: the data of each, or a whole line that begins with a colon. */
  readonly events?: readonly unknown[];
}

/** What the functions of a row get in the page. */
export interface Kit {
  readonly chat: DeepChat;
  readonly root: ShadowRoot;
  /** For what a row wants to remember. Compared with `result` if the row has no `probe`. */
  readonly seen: unknown[];
  readonly all: (selector: string) => HTMLElement[];
  /** Puts a chat into the page, instead of the one before. */
  readonly draw: (properties: object, children?: string) => Promise<void>;
  /** In ms. */
  readonly wait: (time: number) => Promise<void>;
  readonly until: (isTrue: () => unknown) => Promise<void>;
}

type Connect = Omit<NonNullable<DeepChat['connect']>, 'handler'> & {
  readonly handler?: (body: unknown, signals: Signals) => unknown;
};
type Properties = Partial<Omit<DeepChat, 'style' | 'connect'>> & {
  readonly style?: string;
  readonly connect?: Connect;
};

export type Setup = object | ((kit: Kit) => Properties);

/** One behavior of the component: a setup, what is done, and what the chat then shows, sends and logs. */
export interface Row {
  readonly id: string;
  /**
   * Properties of the element; those of several setups are merged. All functions of a row but `acts` run in the page,
   * so they use nothing from outside.
   */
  readonly setup: Setup | readonly Setup[];
  /** HTML inside the element. */
  readonly children?: string;
  /** The page has the policy of docs/guides/csp.mdx. */
  readonly hasPolicy?: boolean;
  readonly reply?: Reply | readonly Reply[];
  /** The message that is sent; `null` sends none. */
  readonly message?: string | null | (() => Parameters<DeepChat['submitUserMessage']>[0]);
  /** Done with a real mouse and keyboard, after the message. */
  readonly acts?: (page: Page) => Promise<void>;
  /** Runs after the reply, when the chat shows `shows`; what it returns is compared with `result`. */
  readonly probe?: (kit: Kit) => unknown;
  readonly result?: unknown;
  /** Texts of all bubbles at the end; errors begin with "Error: ". "…" is any text, here and below. */
  readonly shows?: readonly string[];
  /** `METHOD address body` of the requests. */
  readonly sends?: readonly string[];
  /** A part of the headers of the first request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** In the console, errors that nobody catches included. An empty list: nothing is. */
  readonly logs?: readonly string[];
  /** Sentences of pages that are true only as long as the row holds, by file. */
  readonly says?: Readonly<Record<string, string | readonly string[]>>;
}

export const SERVER = 'https://server.test/chat';

export const events = (...data: readonly unknown[]): Reply => ({events: data});
