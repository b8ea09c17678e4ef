/** The part of the package that {@link harmless} and tests use. It brings no types. */
declare module 'remarkable' {
  export interface Token {
    readonly type: string;
    /** First line and the one after the last; missing inside of tables. */
    readonly lines?: readonly [from: number, to: number];
    /** Target of a `link_open`. */
    readonly href?: string;
    readonly children?: readonly Token[] | null;
  }
  export class Remarkable {
    constructor(options?: {readonly breaks?: boolean; readonly linkTarget?: string});
    readonly inline: {validateLink: (target: string) => boolean};
    parse(text: string, env: object): readonly Token[];
    render(text: string): string;
  }
}
