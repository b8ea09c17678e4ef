import path from 'node:path';
import {readDocumented, type Documented} from '../../src/plugins/api-reference/documented';
import {
  inventoryOf,
  KINDS,
  type Inventory,
  type Kind,
} from '../../src/plugins/api-reference/inventory';
import type {ApiModel} from '../../src/plugins/api-reference/model';
import {readPages} from '../../src/plugins/api-reference/pages';
import {parseMdx} from '../../src/mdx/parseMdx';
import {loadReference} from '../../src/plugins/api-reference/reference';

/** Folder of the site. */
export const SITE = path.resolve(__dirname, '../..');

/** The API and its documentation in the pages. */
export interface DocsModel {
  readonly model: ApiModel;
  readonly inventory: Inventory;
  readonly documented: Documented;
  /** What no page documents, by kind. */
  readonly missing: Readonly<Record<Kind, readonly string[]>>;
}

/** Reads the API and all pages. Another copy of the declarations: set `DEEP_CHAT_DECLARATIONS`. */
export async function readDocs(): Promise<DocsModel> {
  const {model, homes} = await loadReference(SITE);
  const pages = readPages(SITE).map((page) => ({...page, tree: parseMdx(page.source)}));
  const documented = readDocumented(pages, model, homes);
  const inventory = inventoryOf(model);
  const missing = Object.fromEntries(
    KINDS.map((kind) => [kind, inventory[kind].filter((key) => !documented.keys.has(key))]),
  ) as Record<Kind, string[]>;
  return {model, inventory, documented, missing};
}
