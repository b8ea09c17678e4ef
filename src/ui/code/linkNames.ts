/** Names in code and the addresses that they lead to. */
export type NameLinks = readonly (readonly [name: string, url: string])[];

/** The names in braces of an import from the component's types, in highlighted code. */
const IMPORTED =
  /\{([^{}]*)\}(?= <span class="token keyword">from<\/span> <span class="token string">'deep-chat\/)/g;

/**
 * Highlighted code in which the types that it imports lead to the places that document them.
 *
 * @param html - Code as `highlight` writes it.
 * @param links - Their names and addresses; a name without one stays text.
 */
export function linkNames(html: string, links: NameLinks | undefined): string {
  if (!links) return html;
  const urls = new Map(links);
  return html.replace(IMPORTED, (braces) =>
    braces.replace(/\b[A-Z]\w*/g, (name) => {
      const url = urls.get(name);
      return url ? `<a href="${url}">${name}</a>` : name;
    }),
  );
}
