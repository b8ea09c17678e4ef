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

/** `llms.txt`: every page with its title and description, in the form of llmstxt.org. */
export function shortList({title, tagline}: Site, pages: readonly ListedPage[]): string {
  const part = (name: string, folder: string) => {
    const own = pages.filter(({place}) => place.startsWith(`/${folder}/`));
    const lines = own.map((page) => `- [${page.title}](${page.url}.md): ${page.description}`);
    return own.length > 0 ? [`## ${name}`, lines.join('\n')] : [];
  };
  return `${[`# ${title}`, `> ${tagline}`, ...part('Docs', 'docs'), ...part('Examples', 'examples')].join('\n\n')}\n`;
}

/** `llms-full.txt`: the text of every page. */
export function fullList({title, tagline}: Site, pages: readonly ListedPage[]): string {
  const texts = pages.map(({url, twin}) => `${twin.trim()}\n\nSource: ${url}`);
  return `${[`${title}: ${tagline}`, ...texts].join('\n\n---\n\n')}\n`;
}
