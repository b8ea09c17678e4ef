import type {TwinPage} from './twin';

/** A page of the lists for language models. */
export interface ListedPage extends TwinPage {
  /** Address under the base URL, `/docs/connect`. */
  readonly place: string;
  readonly twin: string;
}

/** What the lists say about the site. */
export interface Site {
  readonly title: string;
  readonly tagline: string;
}

/**
 * `llms.txt`: every page with its title and description, and the API for programs, in the form of llmstxt.org.
 *
 * @param root address of the site with its base URL, without a slash at the end.
 */
export function shortList(
  {title, tagline}: Site,
  pages: readonly ListedPage[],
  root: string,
): string {
  const part = (name: string, folder: string) => {
    const own = pages.filter(({place}) => place.startsWith(`/${folder}/`));
    const lines = own.map((page) => `- [${page.title}](${page.url}.md): ${page.description}`);
    return own.length > 0 ? [`## ${name}`, lines.join('\n')] : [];
  };
  const api = [
    '## Data',
    `- [API as JSON](${root}/docs/api.json): Every property, method, event, provider and type with its fields, defaults and page.`,
  ];
  return `${[`# ${title}`, `> ${tagline}`, ...part('Docs', 'docs'), ...part('Examples', 'examples'), ...api].join('\n\n')}\n`;
}

/** `llms-full.txt`: the text of every page. */
export function fullList({title, tagline}: Site, pages: readonly ListedPage[]): string {
  const texts = pages.map(({url, twin}) => `${twin.trim()}\n\nSource: ${url}`);
  return `${[`${title}: ${tagline}`, ...texts].join('\n\n---\n\n')}\n`;
}
