import type {Section} from './engine';
import {linkText} from './cite';

/** Where a reader goes on when the docs have no answer. */
export interface WaysOut {
  /** Address of the search page with the question. */
  readonly search: string;
  /** Address of the issue tracker. */
  readonly issues: string;
}

const MAX_PAGES = 3;

/** The text in place of an answer: there is none, and where to look. Markdown of this site. */
export function refusalText(sections: readonly Section[], {search, issues}: WaysOut): string {
  const pages = new Map<string, string>();
  for (const {title, url} of sections) {
    const page = url.replace(/#.*/, '');
    if (!pages.has(page)) pages.set(page, title.replace(/: .*/s, ''));
  }
  const nearest = [...pages].slice(0, MAX_PAGES).map(([url, title]) => linkText(title, url));
  return [
    "These docs don't seem to cover that.",
    ...(nearest.length > 0
      ? [`The nearest ${nearest.length === 1 ? 'page is' : 'pages are'} ${nearest.join(', ')}.`]
      : []),
    `You can ${linkText('search all pages', search)} or ${linkText('ask in the issue tracker', issues)}.`,
  ].join('\n\n');
}
