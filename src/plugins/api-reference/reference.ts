import {DEFAULTS} from '../../data/defaults';
import {findHomes} from './homes';
import {loadModel} from './loadModel';
import {readPages} from './pages';
import type {Reference} from './view';

/** Everything that the reference elements are drawn from. Pages are read again after they have changed. */
export async function loadReference(siteDir: string): Promise<Reference> {
  const model = await loadModel(siteDir);
  return {model, homes: findHomes(model, readPages(siteDir)), defaults: DEFAULTS};
}
