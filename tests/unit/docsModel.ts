import {readDocumented} from '../../src/plugins/api-reference/documented';
import {inventoryOf, KINDS, type Kind} from '../../src/plugins/api-reference/inventory';
import {readPages} from '../../src/plugins/api-reference/pages';
import {parseMdx} from '../../src/mdx/nodes';
import {loadReference} from '../../src/plugins/api-reference/loadModel';
import {SITE} from '../support/repository';

/** The API and its documentation in the pages. */
export type DocsModel = Awaited<ReturnType<typeof readDocs>>;

/** Reads the API and all pages. Another copy of the declarations: set `DEEP_CHAT_DECLARATIONS`. */
export async function readDocs() {
  const {model, homes} = await loadReference(SITE);
  const pages = readPages(SITE).map((page) => ({...page, tree: parseMdx(page.source)}));
  const documented = readDocumented(pages, model, homes);
  const inventory = inventoryOf(model);
  /** What no page documents, by kind. */
  const missing = Object.fromEntries(
    KINDS.map((kind) => [kind, inventory[kind].filter((key) => !documented.keys.has(key))]),
  ) as Record<Kind, string[]>;
  return {model, documented, missing};
}
