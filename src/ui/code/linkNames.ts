/** The names in braces of an import from the component's types, in highlighted code. */
const IMPORTED =
  /\{([^{}]*)\}(?= <span class="token keyword">from<\/span> <span class="token string">'deep-chat\/)/g;

/**
 * Highlighted code in which the types that it imports lead to the places that document them.
 *
 * @param html - Code as `highlight` writes it.
 * @param links - Names with their addresses, `Connect=/docs/connect#connect Signals=…`; other names stay text.
 */
export function linkNames(html: string, links: string): string {
  return html.replace(IMPORTED, (braces) =>
    braces.replace(/\b[A-Z]\w*/g, (name) => {
      const link = links.split(' ').find((one) => one.startsWith(`${name}=`));
      return link ? `<a href="${link.slice(name.length + 1)}">${name}</a>` : name;
    }),
  );
}
