import {createHash} from 'node:crypto';
import {DEFAULTS} from '../../data/defaults';
import sidebars from '../../../sidebars';
import {findHomes} from './homes';
import {loadModel} from './loadModel';
import {inSidebarOrder, sidebarOrder} from './order';
import {readPages} from './pages';
import type {Reference} from './view';

/** Everything that the reference elements are drawn from. Pages are read again after they have changed. */
export async function loadReference(siteDir: string): Promise<Reference> {
  const model = await loadModel(siteDir);
  const pages = inSidebarOrder(readPages(siteDir), sidebarOrder(sidebars));
  return {model, homes: findHomes(model, pages), defaults: DEFAULTS};
}

/** Changes whenever a drawn page may change. The cache of pages is then invalid. */
export function referenceHash({model, homes, defaults}: Reference): string {
  const text = JSON.stringify([model, [...homes], defaults]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
