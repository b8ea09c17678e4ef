import {fenceText, replaceFences} from '../../mdx/fences';
import {fileSettings, textOfFile} from './readProject';

/**
 * The text of a page with the files of projects in the fences that show them, for those who read pages
 * as text: the search index and the Markdown twins.
 *
 * @param page the page's file, for messages
 * @throws Error with file and line for a file or region that is not there
 */
export function expandProjectFiles(source: string, page: string, siteDir: string): string {
  return replaceFences(source, ({indent, language, meta, code}, line) => {
    const settings = fileSettings(meta);
    if (!settings) return undefined;
    const text = textOfFile(siteDir, settings, code, `${page}:${line}`);
    const fence = fenceText(`${language} title="${settings.title}"`, text);
    return fence.replace(/^/gm, indent);
  });
}
