/**
 * What an example is made of, as positions in its source. The source stays the only text: a page carries
 * it once, and everything else (code for a framework, code to run) is cut from it.
 */
export type Range = readonly [start: number, end: number];

/** A top-level `const` or `function` of an example. */
export interface OutlineConstant {
  readonly name: string;
  /** The whole statement, with the comments before it. */
  readonly at: Range;
  /** The initial value of a `const`, the parameters to the end of the body of a `function`. */
  readonly value: Range;
  /** The type written after the name of a `const`, without the colon. */
  readonly type?: Range;
  /** Only for a `function`: where its body starts, and whether it is `async`. */
  readonly body?: number;
  readonly async?: boolean;
}

/** One property of the component. A string written as a JSX attribute has its text instead of a range. */
export interface OutlineProperty {
  readonly name: string;
  readonly at?: Range;
  readonly text?: string;
  /** The value of `style`, which each framework writes in its own way. */
  readonly style?: Readonly<Record<string, string | number>>;
}

export interface OutlineButton {
  readonly label: string;
  readonly at: Range;
}

/** An element of the intro panel: plain data, because nothing in it depends on the page. */
export interface PanelElement {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, PanelAttribute>>;
  readonly children?: readonly PanelNode[];
}

export type PanelNode = string | PanelElement;

/** Attributes have React's names; `style` is an object of CSS properties in camel case. */
export type PanelAttribute = string | number | boolean | Readonly<Record<string, string | number>>;

/**
 * A use of `chat`, `log` or a constant of the example. `short` marks `{name}`, which needs its key spelled
 * out when the name is replaced.
 */
export interface Reference {
  readonly at: number;
  readonly name: string;
  readonly short?: true;
  /** Whether it is inside a function with its own `this`. */
  readonly own?: true;
}

export interface Outline {
  readonly constants: readonly OutlineConstant[];
  readonly properties: readonly OutlineProperty[];
  readonly panel?: PanelElement;
  readonly buttons: readonly OutlineButton[];
  readonly references: readonly Reference[];
  /** Parts that only TypeScript understands. Without them the source is JavaScript. */
  readonly types: readonly Range[];
  /** Texts over several lines, in which leading blanks have a meaning. */
  readonly texts: readonly Range[];
  /** Every property is data, so that the example can travel in a link. */
  readonly isData: boolean;
  /** Parts that the snippet folds last; see `shows` in CONTRIBUTING. */
  readonly shows?: readonly string[];
  readonly marks?: readonly string[];
  /** What the server of the chat's `url` replies. */
  readonly reply?: string;
  /** Rows that the pane of the snippet has, if more than usual. */
  readonly rows?: number;
}

/** A fence that says something the examples do not know. `line` counts from 1 within the fence. */
export class ExampleError extends Error {
  override readonly name = 'ExampleError';

  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}
