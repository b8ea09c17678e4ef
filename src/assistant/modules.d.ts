/** Names of the API with spaces between them; see src/plugins/api-names. */
declare module '@generated/api-names/default/names.json' {
  const names: string;
  export default names;
}

/** The Markdown package of the component. It has no types, and only tests use it here. */
declare module 'remarkable' {
  export class Remarkable {
    constructor(options: {readonly breaks: boolean; readonly linkTarget: string});
    render(markdown: string): string;
  }
}
