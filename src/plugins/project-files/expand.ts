import {fileSettings, textOfFile} from './read';

const FENCE = /^( *)(`{3,})(\S+) ([^\n`]*)\n([^]*?)^\1\2 *$/gm;

/**
 * The text of a page with the files of projects in the fences that show them, for those who read pages
 * as text: the search index and the Markdown twins.
 *
 * @param page the page's file, for messages
 * @throws Error with file and line for a file or region that is not there
 */
export function expandProjectFiles(source: string, page: string, siteDir: string): string {
  return source.replace(FENCE, (fence, indent, _marks, language, meta, body, offset: number) => {
    const settings = fileSettings(meta);
    if (!settings) return fence;
    const line = source.slice(0, offset).split('\n').length;
    const text = textOfFile(siteDir, settings, body, `${page}:${line}`);
    const marks = text.includes('```') ? '````' : '```';
    const lines = [`${marks}${language} title="${settings.title}"`, ...text.split('\n'), marks];
    return lines.map((one) => indent + one).join('\n');
  });
}
