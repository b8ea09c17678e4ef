/**
 * Registers nothing: the theme calls this on every page to add languages to Prism, and here Prism
 * is not part of the first load. `src/ui/code/highlight.ts` adds the languages where it is loaded.
 */
export default function prismIncludeLanguages(): void {
  // On purpose.
}
