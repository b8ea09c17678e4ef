import {loadModel} from './loadModel';
import {readPages} from './pages';
import {parseMdx} from '../../mdx/parseMdx';
import {releaseOf, type Release} from './release';
export {releaseText} from './release';

/**
 * Compares the installed package with another copy of it.
 *
 * @param siteDir - The site's folder.
 * @param folder - A folder of the package deep-chat.
 * @throws an error that says what to do when there are no declarations.
 */
export async function readRelease(siteDir: string, folder: string): Promise<Release> {
  const [before, after] = await Promise.all([
    loadModel(siteDir, 'node_modules/deep-chat'),
    loadModel(siteDir, folder),
  ]);
  const pages = readPages(siteDir).map((page) => ({...page, tree: parseMdx(page.source)}));
  return releaseOf(before, after, pages);
}
