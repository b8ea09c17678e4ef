import type {Section} from './engine';
import {suggestions} from './suggestions';

const MOST = 3;
const VERB =
  /^(?:Add|Ask|Attach|Block|Build|Call|Change|Choose|Clear|Color|Connect|Control|Create|Customize|Disable|Enable|Handle|Hide|Install|Limit|Load|Move|Open|Place|Record|Remove|Render|Replace|Save|Send|Set|Show|Start|Stop|Store|Stream|Style|Test|Translate|Update|Upload|Use|Validate|Write)\s/;
/** A name of the interface, alone. */
const NAME = /^[a-z]+(?:[A-Z]\w*)+$/;

const pageOf = (url: string) => url.replace(/#.*/, '').replace(/\/$/, '');

/** A question that a section answers, where its heading tells one. */
function questionFor({title}: Section): string | undefined {
  const heading = title.slice(title.indexOf(': ') + 2).trim();
  if (heading.endsWith('?')) return heading;
  if (NAME.test(heading)) return `What is ${heading} for?`;
  return VERB.test(heading)
    ? `How do I ${heading.charAt(0).toLowerCase()}${heading.slice(1)}?`
    : undefined;
}

/**
 * Up to three follow-up questions that the found pages answer.
 *
 * @param sections what was found for the question.
 * @param asked the questions so far.
 * @param home base path of the site.
 */
export function followUps(
  sections: readonly Section[],
  asked: readonly string[],
  home = '/',
): readonly string[] {
  const pages = new Set(sections.map(({url}) => `/${pageOf(url).slice(home.length)}`));
  const said = new Set(asked.map((question) => question.trim().toLowerCase()));
  const offered = [
    ...sections.slice(1).map(questionFor),
    ...suggestions.filter(({page}) => pages.has(pageOf(page))).map(({question}) => question),
  ].filter((question) => question !== undefined);
  return [...new Set(offered)]
    .filter((question) => !said.has(question.toLowerCase()))
    .slice(0, MOST);
}
