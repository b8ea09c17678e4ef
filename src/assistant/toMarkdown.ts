/** A text in which Markdown reads no signs. */
export const escape = (text: string): string =>
  text.replace(/[\\`*_[\]<>~^=]|^[#+-]/g, '\\$&').replace(/^(\d+)\./, '$1\\.');

/** Names of the component's interface, tags and commands, which the index holds without their marks. */
const CODE =
  /<\/?[a-z][\w-]*(?: [^<>`]{1,60})?>|\b(?:npm|npx) (?:install|i) [\w@/.-]+|\{(?:[^{}`]|\{[^{}`]*\}){0,80}\}|\b[a-z]{2,}[A-Z]\w*(?:\.\w+)*(?:\(\))?|(?<path>\b[a-z]{2,}\.[a-z]\w*[A-Z]?\w*(?=[\s,.)]|$))|\b[a-z]+_[a-z_]+\b|^(?:true|false)\b/g;

/** A text of the docs as Markdown: its names as code, everything else as it is. */
export function toMarkdown(text: string): string {
  let markdown = '';
  let at = 0;
  CODE.lastIndex = 0;
  for (let match = CODE.exec(text); match; match = CODE.exec(text)) {
    // The end of a longer path is no name. A lookbehind would say so, but Safari 16.3 can't read one.
    if (match.groups?.path && text[match.index - 1] === '.') {
      CODE.lastIndex = match.index + 1;
      continue;
    }
    markdown += `${escape(text.slice(at, match.index))}\`${match[0]}\``;
    at = match.index + match[0].length;
  }
  return markdown + escape(text.slice(at));
}
