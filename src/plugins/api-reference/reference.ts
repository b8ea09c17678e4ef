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
