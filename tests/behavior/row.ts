/** A reply of a server or provider to each request of a row. */
export interface Reply {
  readonly status?: number;
  /** JSON; a string is sent as it is, as HTML. */
  readonly body: unknown;
}

/** A sentence of a page that is true only as long as the row holds. */
export interface Sentence {
  readonly file: string;
  readonly text: string;
}

/** One behavior of the component: a setup, what is done, and what the chat then shows and sends. */
export interface Row {
  readonly id: string;
  /** Properties of the element. Runs in the page, so it can't use anything from outside. */
  readonly setup: () => object;
  readonly reply?: Reply;
  /** The message that is sent; `null` sends none. */
  readonly message?: string | null;
  /** Runs in the page after the reply; what it returns is compared with `result`. */
  readonly probe?: () => unknown;
  readonly result?: unknown;
  /** Texts of all bubbles at the end; errors begin with "Error: ". */
  readonly shows?: readonly string[];
  /** `METHOD address body` of the requests. */
  readonly sends?: readonly string[];
  readonly says?: readonly Sentence[];
}
