import {extract} from './extract';
import {retrieve, type Surroundings} from './retrieve';
import {followUps} from './suggestions';
import type {Section} from './engine';
import {escape} from './toMarkdown';

/** An answer as the chat of the home page shows it. */
export interface Reply {
  /** Markdown whose numbers are links to the sections. */
  readonly text: string;
  /** Questions to go on with. */
  readonly followUps: readonly string[];
}

const link = (label: string, url: string) =>
  `[${escape(label)}](${url.replace(/\(/g, '%28').replace(/\)/g, '%29')})`;

/** A text with links for its citations. Code is left alone. */
function linked(text: string, sections: readonly Section[]): string {
  return text.replace(
    /(^\s*```[^]*?^\s*```|`[^`\n]*`)|\[(\d)\]/gm,
    (all, code: string | undefined, number: string) => {
      const section = code ? undefined : sections[Number(number) - 1];
      return section ? link(number, section.url) : all;
    },
  );
}

/**
 * Answers a question with passages of the docs. Nothing leaves the browser.
 *
 * @param page path of the page that the question is asked on.
 * @param search address of the search page.
 * @param asked the questions before this one.
 * @throws when the index cannot be loaded.
 */
export async function answerTo(
  question: string,
  {
    page,
    search,
    asked = [],
    ...around
  }: {page: string; search: string; asked?: readonly string[]} & Partial<Surroundings>,
): Promise<Reply> {
  const sections = await retrieve(question, page, around);
  const text = extract(question, sections);
  if (text === undefined) {
    const address = `${search}?q=${encodeURIComponent(question.slice(0, 200))}`;
    return {
      text: `I found nothing about that in these docs, which are in English. Try other words, or ${link('search all pages', address)}.`,
      followUps: followUps([], [...asked, question]),
    };
  }
  return {text: linked(text, sections), followUps: followUps(sections, [...asked, question])};
}
