/** @typedef {import('./prompt.js').Section} Section */

/** Longest answer that is shown, in characters. */
export const MAX_ANSWER = 12_000;

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

/** @param {string} text - Text that Markdown must not read. */
const escape = (text) => text.replace(/[\\`*_[\]<>~^!]/g, '\\$&');
const encode = (url) => url.replace(/\(/g, '%28').replace(/\)/g, '%29');

/** The words of a link, in which names stay code. */
const withCode = (label) =>
  label.replace(/(`[^`]+`)|[^`]+|`/g, (part, code) => code ?? escape(part));

/** A link whose title says where it leads. */
const numberLink = (number, {title, url}) =>
  `[${number}](${encode(url)} "${title.replace(/["\\`<>[\]]/g, '')}")`;

// #region allowed
/** Whether a link may stay: it leads to this site, or a section has it. */
function isAllowed(url, own) {
  if (OWN_PATH.test(url)) return !url.includes('//') && !url.includes('..');
  if (!/^https:\/\/[^\s"'<>()\\]+$/.test(url)) return false;
  // The whole address: its beginning could be another host.
  return own
    .split(url)
    .slice(1)
    .some((rest) => !/^[./-]*\w/.test(rest));
}
// #endregion allowed

/** Code as a block of its own, whose fence is longer than every run of backticks in it. */
function codeBlock(language, lines) {
  const runs = lines.join('\n').match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(2, ...runs.map(({length}) => length)) + 1);
  return ['', fence + language, ...lines, fence, ''];
}

/** What rewrites one line of an answer, and the sections that the answer cites. */
function rewriter(sections, known) {
  /** @type {Section[]} */
  const cited = [];
  const marked = new Set();
  const own = sections.map(({text}) => text).join('\n');

  const isKnown = (name) =>
    !known ||
    !NAME.test(name) ||
    own.includes(name.replace('()', '')) ||
    name
      .replace('()', '')
      .split('.')
      .every((part) => known.has(part));

  const code = (content) => {
    const name = content.replaceAll('`', '').trim();
    if (!name) return '';
    const isNew = !isKnown(name) && !marked.has(name);
    if (isNew) marked.add(name);
    return `\`${name}\`${isNew ? UNKNOWN : ''}`;
  };

  /** Links for the numbers of a citation such as `[1, 3]`; nothing when there are no such sections. */
  const citation = (numbers) =>
    numbers
      .match(/\d+/g)
      .map((digits) => sections[Number(digits) - 1])
      .filter((section) => section !== undefined)
      .map((section) => {
        if (!cited.includes(section)) cited.push(section);
        return numberLink(cited.indexOf(section) + 1, section);
      })
      .join(' ');

  const link = (label, url) => {
    const at = sections.findIndex((section) => section.url === url);
    if (at >= 0 && /^\d+$/.test(label)) return citation(String(at + 1));
    const words = withCode(label);
    return isAllowed(url, own) && words.trim() ? `[${words}](${encode(url)})` : words;
  };

  const line = (text) =>
    text.replace(PART, (all, ...rest) => {
      const {content, literal, label, url, numbers, sign} = rest.at(-1);
      if (content) return code(content);
      if (literal) return escape(literal);
      if (label !== undefined) return all.startsWith('!') ? escape(label) : link(label, url);
      return numbers ? citation(numbers) : `\\${sign}`;
    });
  return {cited, line};
}

/**
 * Turns the text of a model into what may be shown. Numbers in brackets become links to the sections, which
 * are numbered again in the order in which the answer uses them. HTML and images are shown as text; links stay
 * only when they lead to this site or are in the sections. Names in backticks that neither the API nor the
 * sections have are marked.
 *
 * It works on the beginning of an answer too, so that a stream can be shown piece by piece.
 *
 * @param {string} text - What the model wrote.
 * @param {readonly Section[]} sections - Those of the prompt, in its order.
 * @param {ReadonlySet<string>} [known] - Names of your API; without them no name is marked.
 * @returns {{markdown: string, cited: readonly Section[]}} The sections in the order of their numbers.
 */
export function cite(text, sections, known) {
  const {cited, line} = rewriter(sections, known);
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\0\u2028\u2029]/g, ' ')
    .split('\n');
  const shown = [];
  while (lines.length > 0) {
    const next = lines.shift();
    const [, marks, language = ''] = FENCE.exec(next) ?? [];
    if (!marks) {
      shown.push(line(next));
      continue;
    }
    const closes = new RegExp(`^ {0,3}\\${marks[0]}{${marks.length},}\\s*$`);
    const end = lines.findIndex((each) => closes.test(each));
    const code = lines.splice(0, end < 0 ? lines.length : end + 1);
    if (end >= 0) code.pop();
    shown.push(...codeBlock(language, code));
  }
  return {markdown: shown.join('\n').trim(), cited};
}

/**
 * A link whose words are text and nothing else.
 *
 * @param {string} words - The words.
 * @param {string} url - The address.
 */
export const linkText = (words, url) => `[${escape(words)}](${encode(url)})`;

/**
 * A numbered list of sections.
 *
 * @param {readonly Section[]} sections - Those that an answer cites.
 */
export const sourcesText = (sections) =>
  sections.map(({title, url}, at) => `${at + 1}. ${linkText(title, url)}`).join('\n');

/**
 * A model's complete answer with the sections that it cites below it; without citations, with those that it
 * was given.
 *
 * @param {string} text - What the model wrote.
 * @param {readonly Section[]} sections - Those of the prompt, in its order.
 * @param {ReadonlySet<string>} [known] - Names of your API.
 */
export function withSources(text, sections, known) {
  const {markdown, cited} = cite(text.slice(0, MAX_ANSWER), sections, known);
  return [
    markdown,
    ...(text.length > MAX_ANSWER ? ['*The answer was cut off here, because it is too long.*'] : []),
    cited.length > 0
      ? `**Sources**\n\n${sourcesText(cited)}`
      : `*The model named no source. It was given these sections:*\n\n${sourcesText(sections.slice(0, 3))}`,
  ].join('\n\n');
}
