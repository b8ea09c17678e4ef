import type {VFile} from 'vfile';
import {PageError} from './table';
import {loadReference} from './loadModel';
import {transformPage} from './transform';
import type {Node} from '../../mdx/nodes';
import {pageProblem} from '../../mdx/pageProblem';

/**
 * Draws the reference elements (`Property`, `Type`, `TypeTable`, `ApiIndex`) while MDX is compiled, so that
 * the pages hold plain tables and no model is sent to the browser.
 *
 * @throws an error with file, line and the nearest names for a symbol that the component does not have.
 */
export function apiReference({siteDir}: {siteDir: string}) {
  return async (tree: Node, file: VFile): Promise<void> => {
    try {
      transformPage(tree, await loadReference(siteDir));
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      throw pageProblem(file.path, error.node.position?.start.line ?? 1, error.message);
    }
  };
}
