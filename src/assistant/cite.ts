import type {Section} from './engine';

/** An answer as it may be shown. */
export interface Cited {
  /** Markdown without HTML and images, whose links lead to this site or are in the sections. */
  readonly markdown: string;
  /** The sections that the answer cites, in the order of their numbers in it. */
  readonly cited: readonly Section[];
}

/** A path of this site: no host can be hidden in it. */
const OWN_PATH = /^\/[\w\-.~%@+,/]*(?:\?[\w\-.~%=&+]*)?(?:#[\w\-.~%]*)?$/;
/** A name of an interface: in camel case, alone, in a path or called. */
const NAME = /^(?=.*[a-z][A-Z])[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})\s*([\w+#-]{0,20})[^`]*$/;
/**
 * The parts of a line that are looked at: code, an escaped sign, an image or a link, a citation, and signs that
 * Markdown reads. Lengths are bounded, so that no text takes long.
 */
const PART =
  /(?<ticks>`{1,3})(?<content>[^`]{1,200})\k<ticks>(?!`)|\\(?<literal>[!-/:-@[-`{-~])|!?\[(?<label>[^[\]]{0,200})\]\(\s?<?(?<url>[^\s()<>]{0,500}(?:\([^\s()<>]{0,100}\))?)>?(?:\s["'(][^"')]{0,200}["')])?\s?\)|[[【](?<numbers>\d{1,2}(?:, ?\d{1,2}){0,9})(?:†[^】\]]{0,40})?[\]】]|(?<sign>[\\`[\]<!])/g;
const UNKNOWN = ' *(not in the API)*';

const escape = (text: string) => text.replace(/[\\`*_[\]<>~^!]/g, '\\$&');
const encode = (url: string) => url.replace(/\(/g, '%28').replace(/\)/g, '%29');

/** The words of a link, in which names stay code. */
const withCode = (label: string) =>
  label.replace(/(`[^`]+`)|[^`]+|`/g, (part, code?: string) => code ?? escape(part));

/** A link whose title says where it leads. */
function numberLink(number: number, {title, url}: Section): string {
  const words = title.replace(/["\\`<>[\]]/g, '');
  return `[${number}](${encode(url)} "${words}")`;
}

/** Rewrites one answer. What it does not know it shows as text. */
class Rewriter {
  readonly cited: Section[] = [];
  private readonly own: string;
  private readonly marked = new Set<string>();

  constructor(
    private readonly sections: readonly Section[],
    private readonly known: ReadonlySet<string> | undefined,
  ) {
    this.own = sections.map(({text, markdown = ''}) => `${text}\n${markdown}`).join('\n');
  }

  private isAllowed(url: string): boolean {
    if (OWN_PATH.test(url)) return !url.includes('//') && !url.includes('..');
    if (!/^https:\/\/[^\s"'<>()\\]+$/.test(url)) return false;
    // The whole address: its beginning could be another host.
    return this.own
      .split(url)
      .slice(1)
      .some((rest) => !/^[./-]*\w/.test(rest));
  }

  private isKnown(name: string): boolean {
    const {known} = this;
    if (!known || !NAME.test(name)) return true;
    const parts = name.replace('()', '').split('.');
    return this.own.includes(name.replace('()', '')) || parts.every((part) => known.has(part));
  }

  private code(content: string): string {
    const name = content.replaceAll('`', '').trim();
    if (!name) return '';
    const isNew = !this.isKnown(name) && !this.marked.has(name);
    if (isNew) this.marked.add(name);
    return `\`${name}\`${isNew ? UNKNOWN : ''}`;
  }

  /** Links for the numbers of a citation such as `[1, 3]`; nothing when there are no such sections. */
  private citation(numbers: string): string {
    return (numbers.match(/\d+/g) ?? [])
      .map((digits) => this.sections[Number(digits) - 1])
      .filter((section) => section !== undefined)
      .map((section) => {
        if (!this.cited.includes(section)) this.cited.push(section);
        return numberLink(this.cited.indexOf(section) + 1, section);
      })
      .join(' ');
  }

  private link(label: string, url: string): string {
    const at = this.sections.findIndex((section) => section.url === url);
    const text = withCode(label);
    if (at >= 0 && /^\d+$/.test(label)) return this.citation(String(at + 1));
    return this.isAllowed(url) && text.trim() ? `[${text}](${encode(url)})` : text;
  }

  private line(text: string): string {
    let shown = '';
    let at = 0;
    for (const match of text.matchAll(PART)) {
      const {groups = {}} = match;
      shown += text.slice(at, match.index);
      at = match.index + match[0].length;
      if (groups.content) shown += this.code(groups.content);
      else if (groups.literal) shown += escape(groups.literal);
      else if (groups.label !== undefined)
        shown += match[0].startsWith('!')
          ? escape(groups.label)
          : this.link(groups.label, groups.url ?? '');
      else if (groups.numbers) shown += this.citation(groups.numbers);
      else shown += `\\${groups.sign}`;
    }
    return shown + text.slice(at);
  }

  rewrite(text: string): string {
    const lines = text
      .replace(/\r\n?/g, '\n')
      .replace(/[\0\u2028\u2029]/g, ' ')
      .split('\n');
    const shown: string[] = [];
    for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
      const [, marks, language = ''] = FENCE.exec(line) ?? [];
      if (!marks) {
        shown.push(this.line(line));
        continue;
      }
      const closes = new RegExp(`^ {0,3}\\${marks.charAt(0)}{${marks.length},}\\s*$`);
      const end = lines.findIndex((each) => closes.test(each));
      const code = lines.splice(0, end < 0 ? lines.length : end + 1);
      if (end >= 0) code.pop();
      // Longer than every run of backticks in the code, so that the code cannot end it.
      const longest = Math.max(
        2,
        ...(code.join('\n').match(/`+/g) ?? []).map(({length}) => length),
      );
      const fence = '`'.repeat(longest + 1);
      shown.push('', fence + language, ...code, fence, '');
    }
    return shown.join('\n').trim();
  }
}

/**
 * Turns the text of a model into what may be shown. Numbers in brackets become links to the sections, which
 * are numbered again in the order in which the answer uses them. HTML and images are shown as text; links stay only
 * when they lead to this site or are in the sections. Names in backticks that neither the API nor the
 * sections have are marked.
 *
 * It works on the beginning of an answer too, so that a stream can be shown piece by piece.
 *
 * @param known names of the API; without them no name is marked.
 */
export function cite(
  text: string,
  sections: readonly Section[],
  known?: ReadonlySet<string>,
): Cited {
  const rewriter = new Rewriter(sections, known);
  return {markdown: rewriter.rewrite(text), cited: rewriter.cited};
}

/** A link whose words are text and nothing else. */
export function linkText(words: string, url: string): string {
  return `[${escape(words)}](${encode(url)})`;
}

/** The list of the cited sections below an answer. */
export function sourcesText(cited: readonly Section[]): string {
  return cited.map(({title, url}, at) => `${at + 1}. ${linkText(title, url)}`).join('\n');
}
